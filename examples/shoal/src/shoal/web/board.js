// Shoal's board: two banks, the water between them, and one's own stones. Written by hand, loaded as it is; what a
// board is given and has to be stands in Ludotek's docs/how-to/add-a-game.md.

const SVG = "http://www.w3.org/2000/svg";
const SEATS = ["left", "right"];

export function mount(target, props) {
  const style = make("link", { rel: "stylesheet", href: new URL("board/board.css", import.meta.url).href });
  const board = make("section", { class: "shoal" });
  target.append(style, board);
  let shown = {};

  function update(now) {
    const isSame = now.moment === shown.moment && now.seats === shown.seats && now.language === shown.language;
    if (!isSame) board.replaceChildren(...picture(now));
    shown = now;
  }

  update(props);
  return { update, destroy: () => target.replaceChildren() };
}

function picture(now) {
  return [bank(0, now), water(now), bank(1, now), hand(now)];
}

/** A bank: whose it is, what it has taken, and the stones that were thrown from it. */
function bank(seat, { moment, yourSeat, seats, say }) {
  const name = say({ id: `shoal-seat-${SEATS[seat]}`, gaps: {} });
  const label = seat === yourSeat ? say({ id: "web-shoal-you", gaps: { bank: name } }) : name;
  const taken = say({ id: "web-shoal-taken", gaps: { weight: moment.view.taken[seat] } });
  const spent = make("div", { class: "spent" }, moment.view.spent[seat].map(stone));
  const who = make("small", {}, [seats[seat]?.player_name ?? ""]);
  return make("div", { class: `bank ${SEATS[seat]}` }, [make("h3", {}, [label]), who, make("p", { class: "taken" }, [taken]), spent]);
}

/** Where the last two stones met. */
function water({ moment: { view }, say }) {
  const [left, right] = view.spent.map((stones) => stones.at(-1));
  const met = left ? { id: "web-shoal-met", gaps: { left, right, weight: left + right } } : { id: "web-shoal-calm", gaps: {} };
  const drops = left ? [stone(left), stone(right)] : [];
  const lost = view.left_over ? [make("p", {}, [say({ id: "shoal-left-over", gaps: { stone: view.left_over } })])] : [];
  const depth = say({ id: "web-shoal-water", gaps: { depth: view.depth } });
  return make("div", { class: "water" }, [make("p", {}, [depth]), make("div", { class: "met" }, drops), make("p", {}, [say(met)]), ...lost]);
}

/** One's own stones: those that may be thrown now are buttons, in whose words they are offered. */
function hand({ moment, yourSeat, play, say }) {
  if (yourSeat < 0) return "";
  const offers = new Map(moment.moves.map((offer) => [offer.does.stone, offer]));
  const stones = moment.view.hand.map((weight) => {
    const offer = offers.get(weight);
    const words = offer ? { "aria-label": say(offer.words), "data-move": offer.move } : { disabled: "" };
    const chosen = weight === moment.view.thrown ? { class: "chosen" } : {};
    const button = make("button", { ...words, ...chosen }, [stone(weight)]);
    if (offer) button.addEventListener("click", () => play(offer.move));
    return button;
  });
  return make("div", { class: "hand", role: "group", "aria-label": say({ id: "web-shoal-hand", gaps: {} }) }, stones);
}

/** A stone: the heavier, the larger. */
function stone(weight) {
  const picture = make("svg", { viewBox: "-24 -24 48 48", class: "stone", "aria-hidden": "true" }, [], SVG);
  picture.append(make("circle", { r: 10 + 1.3 * weight }, [], SVG), make("text", { y: 5 }, [weight], SVG));
  return picture;
}

function make(name, attributes, children = [], space = "http://www.w3.org/1999/xhtml") {
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.map((child) => (child instanceof Node ? child : String(child))));
  return element;
}
