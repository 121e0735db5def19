import { expect, it } from "vitest";
import { pageAt } from "./router";

it("finds the page of an address", () => {
  expect(pageAt("/", "")).toEqual({ name: "lobby" });
  expect(pageAt("/t/abc", "?seat=rows&token=x")).toEqual({ name: "table", id: "abc", seat: "rows", token: "x" });
  expect(pageAt("/replay/abc", "")).toEqual({ name: "replay", id: "abc" });
  expect(pageAt("/replay", "")).toEqual({ name: "replay", id: null });
  expect(pageAt("/seed/shoal", "?seed=03%20A%2BB")).toEqual({ name: "seed", game: "shoal", seed: "03 A+B" });
  expect(pageAt("/seed/shoal", "")).toEqual({ name: "seed", game: "shoal", seed: null });
  expect(pageAt("/chronicle/abc", "")).toEqual({ name: "chronicle", id: "abc" });
  expect(pageAt("/nowhere", "")).toEqual({ name: "lobby" });
});
