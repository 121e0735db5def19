// A card drawn over the table by mouse, pen or finger, and let go over what it can be brought to.

import { on } from "svelte/events";
import type { Desk } from "./desk.svelte";
import type { Goal } from "./plan";

const SLACK = 8; // pixels that a hand may tremble

/** The card under way, and where. */
export const drag = $state<{ card: number | null; x: number; y: number }>({ card: null, x: 0, y: 0 });

function goalAt(x: number, y: number): Goal | null {
  const found = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>("[data-drop]")).find(Boolean);
  return found ? (JSON.parse(found.dataset["drop"]!) as Goal) : null;
}

export const draggable = (desk: Desk, cardOf: () => number | null) => (node: HTMLElement): (() => void) => {
  let from: PointerEvent | null = null;
  let isDragged = false;

  function begin(event: PointerEvent): void {
    isDragged = false;
    from = event.button === 0 && cardOf() !== null ? event : null;
    if (from) node.setPointerCapture?.(event.pointerId); // a quick hand is elsewhere by the next event
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    if (!isDragged && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < SLACK) return;
    isDragged = true;
    desk.aimed = null;
    desk.held = cardOf();
    const over = goalAt(event.clientX, event.clientY);
    if (over && over.next === undefined) desk.through = over;
    Object.assign(drag, { card: desk.held, x: event.clientX, y: event.clientY });
  }
  function end(event: PointerEvent): void {
    const card = drag.card;
    from = null;
    drag.card = null;
    if (!isDragged || card === null) return;
    const goal = event.type === "pointerup" ? goalAt(event.clientX, event.clientY) : null;
    if (goal) desk.bring(card, goal);
    else desk.drop();
  }
  /** The click that ends a drag is none. */
  function click(event: MouseEvent): void {
    if (isDragged && event.detail) event.stopImmediatePropagation();
    isDragged = false;
  }
  const ends = [on(node, "pointerdown", begin), on(node, "pointermove", move), on(node, "pointerup", end), on(node, "pointercancel", end), on(node, "click", click, { capture: true })];
  return () => {
    for (const stop of ends) stop();
  };
};
