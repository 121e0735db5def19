// Places on the board, by the names that the story has for them.

/** The element of the board that is a place: a card where it lies, a site, a player. */
export const placeOf = (name: string): Element | null => (name ? document.querySelector(`[data-place="${CSS.escape(name)}"]:not([inert] *)`) : null);

/** Somebody wants to see what a sentence names: whoever can show it listens for this. */
export function inspect(place: string): void {
  document.dispatchEvent(new CustomEvent("ludotek-inspect", { detail: place }));
  placeOf(place)?.scrollIntoView({ block: "nearest" });
}
