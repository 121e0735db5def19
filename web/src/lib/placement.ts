// Where a note stands beside what it is about, so that it covers as little as it can of what may be touched.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

function within(box: Box, room: Box): Box {
  const left = Math.max(room.left, Math.min(box.left, room.left + room.width - box.width));
  const top = Math.max(room.top, Math.min(box.top, room.top + room.height - box.height));
  return { ...box, left, top };
}

export function placed(anchor: Box, size: { width: number; height: number }, room: Box, busy: readonly Box[]): Box {
  const middle = { left: anchor.left + (anchor.width - size.width) / 2, top: anchor.top + (anchor.height - size.height) / 2 };
  const sides: Box[] = [
    { ...size, left: anchor.left + anchor.width + GAP, top: middle.top },
    { ...size, left: anchor.left - size.width - GAP, top: middle.top },
    { ...size, left: middle.left, top: anchor.top - size.height - GAP },
    { ...size, left: middle.left, top: anchor.top + anchor.height + GAP },
  ].map((side) => within(side, room));
  const cost = (side: Box): number => 2 * shared(side, anchor) + busy.reduce((sum, one) => sum + shared(side, one), 0);
  return sides.reduce((best, side) => (cost(side) < cost(best) ? side : best));
}
