import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import printed from "../cards.json";
import { SYMBOLS } from "./symbols";
import Vignette from "./Vignette.svelte";
import { GROUND, VIGNETTES } from "./vignettes";

afterEach(cleanup);

describe("the drawings of the sites", () => {
  it("are there for every site, and for nothing else", () => {
    expect(Object.keys(VIGNETTES).sort()).toEqual(printed.sites.map(({ id }) => id.replaceAll("_", "-")).sort());
  });

  it("are composed of no symbol that nobody uses", () => {
    const used = new Set(Object.values(VIGNETTES).flatMap((pieces) => pieces.map(([symbol]) => symbol)));
    expect([...used].sort()).toEqual(Object.keys(SYMBOLS).sort());
  });

  it("differ in what stands there, not only in where it stands", () => {
    const kinds = Object.values(VIGNETTES).map((pieces) => [...new Set(pieces.map(([symbol]) => symbol))].sort().join(" "));
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it("stand on their ground", () => {
    for (const [site, pieces] of Object.entries(VIGNETTES)) {
      for (const [symbol, x, y] of pieces) expect(x >= 0 && x <= GROUND.width && y > 0 && y <= GROUND.height, `${symbol} of ${site}`).toBe(true);
    }
  });

  it("lie under fog while nobody has been there", () => {
    const { container } = render(Vignette, { site: null });
    expect(container.querySelectorAll(".fog").length).toBeGreaterThan(0);
  });
});
