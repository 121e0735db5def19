import { describe, expect, it, vi } from "vitest";
import { Fingers, NEAR, WHOLE, keyed, zoomed } from "./zoom";

const at = (...spots: [number, number][]) => spots.map(([clientX, clientY]) => ({ clientX, clientY }));
function touch(spots: [number, number][], timeStamp = 0, target: Element = document.createElement("div")): TouchEvent {
  return { touches: at(...spots), timeStamp, target, preventDefault: vi.fn() } as unknown as TouchEvent;
}

describe("how near the map is looked at", () => {
  it("comes nearer up to twice its size, and goes back until the whole of it is seen", () => {
    expect(zoomed(NEAR, 1.5)).toEqual({ scale: 1.5, isFar: false });
    expect(zoomed(NEAR, 9)).toEqual({ scale: 2, isFar: false });
    expect(zoomed(NEAR, 0.7)).toEqual({ scale: 0.7, isFar: false });
    expect(zoomed(NEAR, 0.3)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 1.1).isFar).toBe(false);
  });

  it("follows the keys plus, minus and nought, and no other", () => {
    expect(keyed(NEAR, "+")!.scale).toBeGreaterThan(1);
    expect(keyed(NEAR, "-")!.scale).toBeLessThan(1);
    expect(keyed(NEAR, "0")).toEqual(WHOLE);
    expect(keyed(WHOLE, "0")).toEqual(NEAR);
    expect(keyed(NEAR, "a")).toBeNull();
  });

  it("follows two fingers that draw apart, around the spot between them", () => {
    const zoom = vi.fn();
    const fingers = new Fingers(zoom, vi.fn());
    fingers.start(touch([[100, 100], [200, 100]]));
    const moved = touch([[50, 100], [250, 100]]);
    fingers.move(moved);
    expect(zoom.mock.calls).toEqual([[2, { x: 150, y: 100 }]]);
    expect(moved.preventDefault).toHaveBeenCalled();
  });

  it("leaves one finger to pan", () => {
    const zoom = vi.fn();
    const fingers = new Fingers(zoom, vi.fn());
    fingers.start(touch([[100, 100]]));
    fingers.move(touch([[50, 100]]));
    expect(zoom).not.toHaveBeenCalled();
  });

  it("turns between near and whole at two quick taps on the land, but not on a button", () => {
    const toggle = vi.fn();
    const fingers = new Fingers(vi.fn(), toggle);
    fingers.start(touch([[10, 10]], 1000));
    fingers.start(touch([[12, 11]], 1150));
    expect(toggle).toHaveBeenCalledTimes(1);
    fingers.start(touch([[10, 10]], 3000));
    fingers.start(touch([[10, 10]], 3900));
    const button = document.createElement("button");
    fingers.start(touch([[40, 40]], 5000, button));
    fingers.start(touch([[40, 40]], 5100, button));
    expect(toggle).toHaveBeenCalledTimes(1);
  });
});
