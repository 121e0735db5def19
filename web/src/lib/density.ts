// Where a board has more to show than room, it shows it more densely, step by step: its styles say how,
// by `[data-density~="1"]` and so on.

const MOTION = ["animationend", "transitionend"];
const PARTS = ":scope > *, :scope > * > *";

/** Give an element of a fixed size the lowest density at which what is in it fits, now and whenever either changes. */
export function dense(node: HTMLElement, most: number): { destroy: () => void } {
  const fits = (): boolean => node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
  let density = 0;
  function fit(): void {
    for (density = 0; density <= most; density++) {
      node.dataset["density"] = Array.from({ length: density }, (_, step) => step + 1).join(" "); // all steps up to it
      if (fits()) return;
    }
    density = most;
  }
  // A part may grow by its style alone, and what moves overflows elsewhere than where it comes to rest. To fit shows and
  // hides parts, which may set them in motion: so only what has become too much is a reason.
  function tighten(): void {
    if (density < most && !fits()) fit();
  }
  const [size, growth] = "ResizeObserver" in window ? [new ResizeObserver(fit), new ResizeObserver(tighten)] : []; // a test has no layout
  function watchParts(): void {
    growth?.disconnect();
    for (const part of node.querySelectorAll(PARTS)) growth?.observe(part);
  }
  const content = new MutationObserver(() => {
    watchParts();
    fit();
  });
  size?.observe(node);
  watchParts();
  for (const event of MOTION) node.addEventListener(event, tighten);
  content.observe(node, { subtree: true, childList: true, characterData: true, attributeFilter: ["open"] });
  fit();
  return {
    destroy() {
      size?.disconnect();
      growth?.disconnect();
      content.disconnect();
      for (const event of MOTION) node.removeEventListener(event, tighten);
    },
  };
}
