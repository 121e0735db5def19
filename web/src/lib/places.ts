// Places on the board, by the names that the story has for them.

/** The element of the board that is a place: a card where it lies, a site, a player. */
export const placeOf = (name: string): Element | null => (name ? document.querySelector(`[data-place="${CSS.escape(name)}"]:not([inert] *)`) : null);

/** Somebody wants to see what a sentence names: whoever can show it listens for this. */
export function inspect(place: string): void {
  document.dispatchEvent(new CustomEvent("ludotek-inspect", { detail: place }));
  placeOf(place)?.scrollIntoView({ block: "nearest" });
}

/** What pans around a place: the nearest thing in which there is more than its window shows. */
export function panOf(place: Element | null): Element | null {
  for (let one = place?.parentElement ?? null; one; one = one.parentElement) {
    const isLarger = one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth;
    if (isLarger && /auto|scroll/.test(getComputedStyle(one).overflow)) return one;
  }
  return null;
}

/** What can be seen of a place through what pans around it; nothing, if it lies outside. */
export function seenOf(place: Element, pan: Element | null): DOMRect | null {
  const [box, window] = [place.getBoundingClientRect(), pan?.getBoundingClientRect()];
  if (!box.width) return null;
  const isSeen = !window || (box.right > window.left && box.left < window.right && box.bottom > window.top && box.top < window.bottom);
  return isSeen ? box : null;
}
