import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Form from "./OptionsForm.test.svelte";

const schema = {
  $ref: "#/$defs/NovemOptions",
  $defs: {
    NovemOptions: {
      properties: {
        first: { enum: ["random", "rows", "columns"], default: "random" },
        layout: { type: "string", default: "random" },
        swap_sides: { type: "boolean", default: false },
        laps: { type: "integer", minimum: 1, maximum: 9, default: 3 },
      },
    },
  },
};

const chosen = () => JSON.parse(screen.getByTestId("chosen").textContent ?? "") as Record<string, unknown>;

afterEach(cleanup);

describe("the form of a game's options", () => {
  it("asks for each option in words, says what it is about, and starts with what is usual", () => {
    render(Form, { schema });
    const first = screen.getByRole<HTMLSelectElement>("combobox", { name: "First attacker" });
    expect(first.value).toBe("random");
    expect([...first.options].map((option) => option.text)).toEqual(["drawn by lot", "Rows", "Columns"]);
    expect(document.getElementById(first.getAttribute("aria-describedby")!)?.textContent).toBe("Who attacks first in the first game.");
  });

  it("chooses nothing by itself", () => {
    render(Form, { schema });
    expect(chosen()).toEqual({});
  });

  it("takes a sheet by its name, or from a file of one's own", async () => {
    const property = { type: "string", contentMediaType: "application/yaml", examples: ["plain", "ring"], default: "plain" };
    render(Form, { schema: { properties: { arena: property } } });
    const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "arena" });
    await fireEvent.change(choice, { target: { value: "ring" } });
    expect(chosen()).toEqual({ arena: "ring" });
    await fireEvent.change(choice, { target: { value: choice.options[choice.options.length - 1]!.value } });
    expect(chosen()).toEqual({});
    const file = new File(["name: Mine\n\n"], "mine.yaml");
    await fireEvent.change(screen.getByLabelText("A file with your own sheet"), { target: { files: [file] } });
    await waitFor(() => expect(chosen()).toEqual({ arena: "name: Mine\n" }));
    expect(screen.getByText("Taken from mine.yaml.")).toBeTruthy();
  });

  it("gives the usual sheet as a template to download, and none where no sheet is taken", () => {
    const property = { type: "string", contentMediaType: "application/yaml", examples: ["plain", "ring"], default: "plain" };
    render(Form, { schema: { properties: { arena: property } } });
    const template = screen.getByRole<HTMLAnchorElement>("link", { name: "Download a template for your own" });
    expect(template.getAttribute("href")).toBe("/api/games/novem/sheets/plain");
    expect(template.download).toBe("novem-plain.yaml");
    cleanup();
    render(Form, { schema });
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("gives each choice with its own type", async () => {
    render(Form, { schema });
    await fireEvent.change(screen.getByRole("combobox", { name: "First attacker" }), { target: { value: "rows" } });
    await fireEvent.change(screen.getByRole("textbox", { name: "Set-up" }), { target: { value: "276951438" } });
    await fireEvent.click(screen.getByRole("checkbox", { name: "Change sides" }));
    await fireEvent.change(screen.getByRole("spinbutton", { name: "laps" }), { target: { value: "5" } });
    expect(chosen()).toEqual({ first: "rows", layout: "276951438", swap_sides: true, laps: 5 });
  });

  it("keeps numbers within their limits", () => {
    render(Form, { schema });
    const laps = screen.getByRole<HTMLInputElement>("spinbutton", { name: "laps" });
    expect([laps.min, laps.max]).toEqual(["1", "9"]);
  });
});

describe("what the house refused", () => {
  it("stands beside the field to blame, and nowhere else", () => {
    render(Form, { schema, wrong: { option: "layout", sentence: "Not a set-up." } });
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toBe("Not a set-up.");
    expect(alert.closest("[data-option]")?.getAttribute("data-option")).toBe("layout");
  });
});
