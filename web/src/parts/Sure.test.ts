import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Sure from "./Sure.svelte";

afterEach(cleanup);

function lay(ask: string) {
  const act = vi.fn();
  render(Sure, { ask, yes: "Give up all the same", act, children: createRawSnippet(() => ({ render: () => "<b>Give up</b>" })) });
  return act;
}
const button = (name: string) => screen.getByRole("button", { name });

describe("what is costly or final", () => {
  it("asks once, in its own place, with the answer in focus", async () => {
    const act = lay("Give up this game?");
    await fireEvent.click(button("Give up"));
    expect(screen.getByRole("group", { name: "Give up this game?" })).toBeTruthy();
    await tick();
    expect(document.activeElement).toBe(button("Give up all the same"));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button("Give up all the same"));
    expect(act).toHaveBeenCalledOnce();
    expect(screen.queryByRole("group")).toBeNull();
  });

  it.each(["Escape", "No"])("is left as it was by %s, and the focus comes back", async (how) => {
    const act = lay("Give up this game?");
    await fireEvent.click(button("Give up"));
    if (how === "No") await fireEvent.click(button("No"));
    else await fireEvent.keyDown(button("Give up all the same"), { key: "Escape" });
    await tick();
    expect(document.activeElement).toBe(button("Give up"));
    expect(screen.queryByRole("group")).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  it("acts at once where there is nothing to ask", async () => {
    const act = lay("");
    await fireEvent.click(button("Give up"));
    expect(act).toHaveBeenCalledOnce();
  });
});
