import { beforeEach, describe, expect, it } from "vitest";
import { drop, keep, kept, linksOf } from "./invitations";

const made = { id: "abc", url: "/t/abc", invitations: { columns: "/t/abc?seat=columns&token=t" }, commitment: "", chronicle: "", near: "http://192.168.0.7:8000/" };

describe("the link for a friend", () => {
  beforeEach(() => localStorage.clear());

  it("is one that a phone can open, even if the page was opened by a name of this machine alone", () => {
    for (const here of ["http://localhost:8000/", "http://127.0.0.1:8000/t/abc", "http://[::1]:8000/"]) {
      expect(linksOf(made, new URL(here))).toEqual({ columns: "http://192.168.0.7:8000/t/abc?seat=columns&token=t" });
    }
  });

  it("has the address of the page where that is one for everybody, and where the house knows no other", () => {
    expect(linksOf(made, new URL("https://games.example/"))["columns"]).toMatch(/^https:\/\/games\.example\/t\/abc/);
    expect(linksOf({ ...made, near: null }, new URL("http://localhost:8000/"))["columns"]).toMatch(/^http:\/\/localhost:8000\/t/);
  });

  it("is kept until the game is over", () => {
    keep(made);
    expect(kept("abc")["columns"]).toContain("token=t");
    expect(kept("other")).toEqual({});
    drop("abc");
    expect(kept("abc")).toEqual({});
  });
});
