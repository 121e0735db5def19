// Where a long word may be broken, if there is no room for it: soft hyphens, which nobody sees until a line ends there.
// Browsers hyphenate by themselves only where they have a dictionary, which for Ukrainian is seldom.

const HYPHEN = "\u00AD";
const LONG = 8; // letters from which on a word may be broken
const [HEAD, TAIL] = [3, 3]; // letters that stay together at its ends
const ENGLISH_TAIL = 4; // its last syllable is often silent: "disgraced"
const VOWEL = /[аеєиіїоуюяaeiouy]/i;
const CONSONANT = /[бвгґджзйклмнпрстфхцчшщb-df-hj-np-tv-z]/i;
const ONSET = /^(?:[тсцпгtcspgw]h|[бгґдкптфхbcdfgkpt][лрlr])$/i; // two consonants that begin a syllable together
const WORD = new RegExp(`\\p{L}{${LONG},}`, "gu");

/** Whether a syllable begins at a letter: one consonant, or two that belong together, before a vowel. */
function beginsSyllable(word: string, at: number): boolean {
  const isOnset = (from: number): boolean => ONSET.test(word.slice(from, from + 2));
  const vowel = at + (isOnset(at) ? 2 : 1);
  return CONSONANT.test(word[at]!) && !isOnset(at - 1) && !/^tch/i.test(word.slice(at - 1)) && VOWEL.test(word[vowel] ?? "") && VOWEL.test(word.slice(0, at));
}

/** A text whose long words may be broken between syllables. */
export function softened(text: string): string {
  return text.replace(WORD, (word) => {
    const last = word.length - (/[a-z]/i.test(word) ? ENGLISH_TAIL : TAIL);
    return [...word].map((letter, at) => (at >= HEAD && at <= last && beginsSyllable(word, at) ? HYPHEN + letter : letter)).join("");
  });
}

/** Whether a word of a place stands in two lines. */
function isBroken(place: HTMLElement): boolean {
  const text = place.firstChild as Text;
  const range = document.createRange();
  const boxOf = (at: number): DOMRect => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect();
  };
  const isApart = (one: DOMRect, other: DOMRect): boolean => Math.abs(one.bottom - other.bottom) > one.height / 2; // a card may lie aslant
  return [...text.data.matchAll(WORD)].some(({ 0: word, index }) => isApart(boxOf(index), boxOf(index + word.length - 1)));
}

/** What a place says, with hyphens only where a word does not fit into a line of its own. */
export function hyphenated(place: HTMLElement, text: string) {
  place.textContent = text;
  if (!("ResizeObserver" in window)) return { update: (next: string) => void (place.textContent = next) }; // a test has no layout
  const fit = (): void => {
    place.textContent = text;
    if (softened(text) !== text && isBroken(place)) place.textContent = softened(text);
  };
  const size = new ResizeObserver(fit);
  size.observe(place);
  return { update: (next: string) => ((text = next), fit()), destroy: () => size.disconnect() };
}
