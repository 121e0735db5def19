// What lies in a place with little room: it takes ever less of it, level by level, until all of it is inside.

/** Marks a thing with the first level, `data-tight`, at which its content does not stick out of it; its styles say what is left out. */
export function tightened(place: HTMLElement, levels = 3) {
  if (!("ResizeObserver" in window)) return {}; // a test has no layout
  const fit = (): void => {
    delete place.dataset["tight"];
    for (let level = 1; level <= levels && place.scrollHeight > place.clientHeight + 1; level++) place.dataset["tight"] = String(level);
  };
  const size = new ResizeObserver(fit);
  const content = new MutationObserver(fit);
  size.observe(place);
  if (place.parentElement) size.observe(place.parentElement);
  content.observe(place, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["open"] });
  return { destroy: () => (size.disconnect(), content.disconnect()) };
}
