import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { heard } from "../making";
import { Story } from "./story.svelte";

const event = (ply: number) => heard("north", { event: "used" as const, seat: 0, name: 6 }, {}, ply);
const plies = (story: Story) => story.told.map((one) => one.ply);

describe("the story of a chain", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("tells one thing after another", () => {
    const story = new Story();
    story.add([event(1), event(2)]);
    expect(plies(story)).toEqual([1]);
    expect(story.now?.ply).toBe(1);
    vi.advanceTimersByTime(500);
    expect(plies(story)).toEqual([1, 2]);
    vi.advanceTimersByTime(500);
    expect(story.now).toBeNull();
  });

  it("goes on where it was when more happens", () => {
    const story = new Story();
    story.add([event(1), event(2)]);
    story.add([event(3)]);
    expect(plies(story)).toEqual([1]);
    vi.advanceTimersByTime(2000);
    expect(plies(story)).toEqual([2, 3]);
  });

  it("can be cut short, and keeps the last things in sight", () => {
    const story = new Story();
    story.add([1, 2, 3, 4, 5, 6].map(event));
    story.finish();
    expect(plies(story)).toEqual([5, 6]);
    expect(story.now).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(plies(story)).toEqual([5, 6]);
  });
});
