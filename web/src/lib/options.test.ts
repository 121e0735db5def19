import { expect, it } from "vitest";
import { fieldsOf, paced } from "./options";

it("chooses a game's slow pace with a slow clock, and takes it back without one", () => {
  const chosen = { mode: "race" };
  const slowly = paced(chosen, { pace: "sealed" }, true);
  expect(slowly).toEqual({ mode: "race", pace: "sealed" });
  expect(paced(slowly, { pace: "sealed" }, false)).toEqual(chosen);
  expect(paced(chosen, {}, true)).toEqual(chosen);
});

it("makes a field of every option, with its kind, choices and default", () => {
  const schema = {
    $ref: "#/$defs/NovemOptions",
    $defs: {
      NovemOptions: {
        type: "object",
        properties: {
          first: { enum: ["random", "rows"], default: "random" },
          swap_sides: { type: "boolean", default: false },
          laps: { type: "integer", minimum: 1, maximum: 9, default: 3 },
          layout: { type: "string", default: "random" },
          arena: { type: "string", contentMediaType: "application/yaml", examples: ["plain", "ring"], default: "plain" },
        },
      },
    },
  };
  expect(fieldsOf(schema).map((field) => [field.name, field.kind, field.fallback])).toEqual([
    ["first", "choice", "random"],
    ["swap_sides", "boolean", false],
    ["laps", "number", 3],
    ["layout", "text", "random"],
    ["arena", "sheet", "plain"],
  ]);
  expect(fieldsOf(schema).at(-1)?.choices).toEqual(["plain", "ring"]);
});
