// Boards on pages of rules: their element comes from the site that these pages lie beside, if they do. From a disk no
// module can be loaded, and the pictures stay.
const element = new URL("../../element.js", document.currentScript.src);

// A board has the theme of the page around it.
function dress() {
  const { theme } = document.body.dataset;
  for (const board of document.querySelectorAll("ludotek-board")) {
    if (theme === "light" || theme === "dark") board.setAttribute("theme", theme);
    else board.removeAttribute("theme");
  }
}

document.addEventListener("DOMContentLoaded", () => {
  if (!location.protocol.startsWith("http") || !document.querySelector("ludotek-board")) return;
  dress();
  new MutationObserver(dress).observe(document.body, { attributeFilter: ["data-theme"] });
  import(element).catch(() => undefined);
});
