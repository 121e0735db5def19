import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { phrase } from "$house/lib/phrase";
import type { GameEvent, Moment, OfferedMove, Refused, Seat } from "$house/lib/types";
import { heard, offered as offer, refused } from "$house/boards/making";
import { fetchWords } from "$house/lib/words";
import Board from "./Board.svelte";
import { standing } from "./standing";
import type { CarView, Deed, DieView, NosView, Told } from "./types";

const kind = (name: string) => phrase(`nos-die-${name}`);
type Die = Extract<Deed, { verb: "place" }>["die"];
type Offered = OfferedMove<Deed>;
type Heard = GameEvent<Told>;
const rollOf = (move: number, first: Die, second: Die): Offered =>
  offer("nos", move, { verb: "roll", dice: [first, second] }, { dice: phrase("nos-dice-2", { first: kind(first), second: kind(second) }) });
const placeOf = (move: number, die: Die, value: number): Offered => offer("nos", move, { verb: "place", die, value }, { die: kind(die), value });
const BLOW: Offered = offer("nos", 123, { verb: "blow" });
const JUMP: Offered = offer("nos", 125, { verb: "jump" });
const ROLLS = [rollOf(7, "common", "common"), rollOf(9, "common", "nitrous")];

const die = (value: number, more: Partial<DieView> = {}): DieView => ({ kind: "common", value, fit: "no", place: null, save: null, ...more });
const driver = (more: Partial<CarView> = {}): CarView => ({
  status: "driving",
  parts: [],
  dice: { common: 3, nitrous: 3 },
  rolled: [],
  is_spent: false,
  saved: [],
  placed: [],
  redlines: 0,
  place: 0,
  wins: 0,
  trophies: [],
  can_strand: false,
  is_ready: false,
  roll: 9,
  ...more,
});
const seen = (more: Partial<NosView> = {}): NosView => ({
  phase: "racing",
  pace: "live",
  race: 1,
  is_extra: false,
  track: [3, 1, 6, 2, 5, 4],
  order: [0, 1],
  picking: -1,
  picks: 6,
  cards: { v8: 2, nitrous: 1 },
  supply: { v8: 4, nitrous: 4 },
  colours: { v8: "yellow", nitrous: "yellow" },
  own_parts: {},
  cars: [driver(), driver({ roll: 7 })],
  finish: [],
  places: [],
  beat: 0,
  sealed: null,
  seconds: 0,
  rank: "",
  countdown: 3000,
  roll_cycle: 700,
  beat_length: 1000,
  ...more,
});
const seats = ["flame", "bolt", "comet"].map((name) => ({ name, kind: "person", present: true }) as Seat);
const told = (one: Told): Heard => heard(one);
const placed = (seat: number, value: number) => told({ event: "placed", seat, die: "common", value });
const finished = (seat: number) => told({ event: "finished", seat, number: 1 });
const stalled = (seat: number, number: number) => told({ event: "stalled", seat, number });
const wonRace = (seat: number) => told({ event: "won-race", seat, number: 1 });
const raceBegins = (number: number, extra = 0) => told({ event: "race-begins", number, extra });
const pickedUp = (seat: number) => told({ event: "picked-up", seat, dice: ["common", "nitrous"] });
const lights = (number: number) => told({ event: "lights", number });

function moment(view: NosView, moves: Offered[]): Moment<NosView, Deed> {
  return { kind: "race", view, question: 0, moves, awaiting: [], others: true, deadline: null, sentence: phrase("nos-ask-roll") };
}

/** A board, as it is on coming to a moment that began so many milliseconds ago. */
function lay(view: NosView, moves: Offered[], yourSeat = 0, happened: Heard[] = [], history = happened, ago?: number, refused: Refused[] = []) {
  const play = vi.fn();
  const hold = vi.fn();
  const since = ago === undefined ? null : 1_000_000 - ago;
  const props = { moment: { ...moment(view, moves), since, refused }, yourSeat, seats, happened, history, play, hold, now: () => 1_000_000 };
  const shown = render(Board, props);
  const go = (next: NosView, offered: Offered[], events: Heard[]) =>
    shown.rerender({ ...props, moment: moment(next, offered), happened: events, history: [...history, ...events] });
  return { play, hold, go, ...shown };
}

const press = (code: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { code, ...more });
const offered = (container: Element) => [...container.querySelectorAll("[data-move]")].map((one) => Number(one.getAttribute("data-move"))).sort((a, b) => a - b);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

describe("Project NOS's road", () => {
  it("names the six cards and what every lane has done", () => {
    lay(seen({ cars: [driver({ placed: [{ kind: "common", value: 2, redline: true }], redlines: 1 }), driver({ status: "stalled" })] }), ROLLS);
    expect(screen.getByRole("img", { name: "Card 3 of the track: 6" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Flame: 1 card covered, 1 redline, 0 races won, on the road" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Bolt: 0 cards covered, 0 redlines, 0 races won, stalled" })).toBeTruthy();
  });

  it("flies a flag for a car whose place on the beat is not certain yet", () => {
    const { container } = lay(seen({ pace: "beat", cars: [driver(), driver({ status: "finished" })] }), ROLLS);
    expect(container.querySelector(".lane-1 .place")?.textContent).toBe("⚑");
  });

  it("offers nothing to those who watch", () => {
    const { container } = lay(seen(), [], -3);
    expect(container.querySelectorAll("button")).toHaveLength(0);
  });
});

describe("Project NOS's dice", () => {
  const rolled = [die(3, { fit: "match", place: 71 }), die(2, { fit: "redline", place: 70 }), die(1)];
  const moves = [...ROLLS, placeOf(71, "common", 3), placeOf(70, "common", 2)];

  it("say what they may do in words", () => {
    lay(seen({ cars: [driver({ rolled }), driver()] }), moves);
    expect(screen.getByRole("button", { name: "Place the common 3: match" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Place the common 2: redline" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "The common 1 cannot be placed: no" })).toBeTruthy();
  });

  it("are placed by their keys and by touch, and only where the server offers it", async () => {
    const { play } = lay(seen({ cars: [driver({ rolled }), driver()] }), moves.slice(0, 3));
    await press("Digit1");
    await press("Digit2");
    await press("Digit3");
    await fireEvent.click(screen.getByRole("button", { name: "Place the common 3: match" }));
    expect(play.mock.calls).toEqual([[71], [71]]);
  });

  it("say when they are touched why they cannot be placed, as the rules say it", async () => {
    await fetchWords("nos", "en");
    const why = [refused("nos", { verb: "place", die: "common", value: 1 }, "fit", { value: 1, card: 3, under: 1 })];
    lay(seen({ cars: [driver({ rolled }), driver()] }), moves, 0, [], [], undefined, why);
    const die = screen.getByRole("button", { name: /cannot be placed/ });
    expect(die.dataset["why"], "nothing comes between in a race").toBeUndefined();
    await fireEvent.click(die);
    expect(screen.getByRole("status").textContent).toBe("A 1 does not go on a 3: it must match, be one under, or be over.");
  });

  it("say on the beat that their driver has chosen", async () => {
    lay(seen({ pace: "beat", sealed: 9, cars: [driver({ rolled }), driver()] }), []);
    const die = screen.getByRole("button", { name: "The common 3 cannot be placed: match" });
    expect(die.dataset["why"], "there is time to read it where the die lies").toContain("You have chosen");
    await fireEvent.click(die);
    expect(screen.getByRole("status").textContent).toContain("You have chosen");
  });

  it("roll by one key what the view recommends, others by theirs; a held key rolls once", async () => {
    const { play } = lay(seen(), ROLLS);
    await press("Space");
    await press("Space", { repeat: true });
    await press("KeyQ");
    expect(play.mock.calls).toEqual([[9], [7]]);
  });

  it("tumble before anybody can read or use them", async () => {
    const { play, go } = lay(seen(), ROLLS);
    await go(seen({ cars: [driver({ rolled }), driver()] }), moves, [pickedUp(0)]);
    expect(screen.getAllByRole("button", { name: "common die, tumbling" })).toHaveLength(3);
    await press("Digit1");
    await press("Space");
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(700);
    await tick();
    await press("Digit1");
    expect(play.mock.calls).toEqual([[71]]);
  });

  it("of others tumble in their own lanes and keep nobody waiting", async () => {
    const { play, go, container } = lay(seen(), ROLLS);
    await go(seen({ cars: [driver(), driver({ rolled })] }), ROLLS, [pickedUp(1)]);
    expect(container.querySelectorAll(".rolled.tumbling")).toHaveLength(3);
    await press("Space");
    expect(play.mock.calls).toEqual([[9]]);
  });

  it("are saved and placed later by keys", async () => {
    const nitrous = die(5, { kind: "nitrous", save: 121 });
    const kept = die(3, { kind: "nitrous", fit: "match", place: 113 });
    const save: Offered = offer("nos", 121, { verb: "save", value: 5 }, { value: 5 });
    const later: Offered = offer("nos", 113, { verb: "place-saved", value: 3 }, { value: 3 });
    const { play } = lay(seen({ cars: [driver({ rolled: [die(1), nitrous], saved: [kept] }), driver()] }), [...ROLLS, save, later]);
    await press("KeyS");
    await press("Digit4");
    await fireEvent.click(screen.getByRole("button", { name: "Save the 5" }));
    expect(play.mock.calls).toEqual([[121], [113], [121]]);
  });
});

describe("The third redline", () => {
  const hot = seen({ cars: [driver({ rolled: [die(2, { fit: "third_redline" })], redlines: 2 }), driver()] });

  it("has no key, and no die takes it", async () => {
    const { play, container } = lay(hot, [...ROLLS, BLOW]);
    for (const code of ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5", "KeyA", "KeyB", "KeyS", "KeyD", "Enter", "Escape"]) await press(code);
    await fireEvent.click(screen.getByRole("button", { name: /cannot be placed: too hot/ }));
    expect(play).not.toHaveBeenCalled();
    expect(offered(container)).toEqual([7, 9]);
  });

  it("is rolled past even where it is the only thing offered", async () => {
    const { play } = lay(hot, [BLOW]);
    for (const code of ["Space", "KeyQ", "KeyW", "Digit1"]) await press(code);
    expect(play).not.toHaveBeenCalled();
  });

  it("asks once more, and keys mean nothing while it asks", async () => {
    const { play, container } = lay(hot, [...ROLLS, BLOW]);
    await fireEvent.click(screen.getByRole("button", { name: "Third redline…" }));
    expect(container.querySelector("dialog")?.open).toBe(true);
    await press("Space");
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "blow the engine" }));
    expect(play.mock.calls).toEqual([[123]]);
  });
});

describe("The start", () => {
  it("takes the roll key before green for a false start, but not one that is still down from the draft", async () => {
    const { play, go } = lay(seen({ phase: "drafting" }), []);
    await go(seen({ phase: "countdown" }), [JUMP], [lights(1)]);
    await press("Space");
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    await press("Space");
    expect(play.mock.calls).toEqual([[125]]);
    expect(screen.getByRole("img", { name: "The lights are red: wait" })).toBeTruthy();
  });
});

describe("The draft", () => {
  const take: Offered = offer("nos", 127, { verb: "take", part: "v8" }, { part: kind("v8") });
  const add: Offered = offer("nos", 134, { verb: "add", part: "nitrous" }, { part: kind("nitrous") });

  it("shows every part, what is left of it, and what may be picked", async () => {
    const { play } = lay(seen({ phase: "drafting", picking: 0, picks: 2 }), [take, add]);
    const part = screen.getByRole("button", { name: /^V8.*2 cards and 4 dice left.*Take it/ });
    expect(screen.getByRole("button", { name: /^Nitrous.*1 card and 4 dice left.*One more die/ })).toBeTruthy();
    await fireEvent.click(part);
    await press("Digit2");
    await press("Digit6");
    expect(play.mock.calls).toEqual([[127], [134]]);
  });
});

describe("A table's own sheet", () => {
  const part = { faces: [1, 1, 1, 1, 2, 2], hand: 2, saved: false, free_under: 3, free_over: 0 };
  const own = seen({ colours: { v8: "orange", nitrous: "black" }, own_parts: { v8: part, nitrous: { ...part, free_under: 0 } } });

  it("has its own words and colours in the draft", () => {
    const { container } = lay({ ...own, phase: "drafting", picking: 1 }, []);
    const [v8, nitrous] = [...container.querySelectorAll("button.part")];
    expect(v8!.querySelector(".does")!.textContent).toBe("Its dice count 1, 1, 1, 1, 2 or 2. Up to 3 under the card costs no redline.");
    expect(v8!.querySelector(".die")!.classList).toContain("colour-orange");
    expect(nitrous!.classList).toContain("colour-black");
  });
});

describe("The draft's warning", () => {
  it("tells of dice that some card will never take", () => {
    lay(seen({ phase: "drafting", cars: [driver({ can_strand: true }), driver()] }), []);
    expect(screen.getByRole("status").textContent).toContain("can never match");
  });
});

describe("The clock of a run", () => {
  it("goes on from green for somebody who has just come", () => {
    lay(seen({ cars: [driver()] }), ROLLS, 0, [], [], 4200);
    expect(screen.getByRole("timer").textContent).toBe("4.2");
  });

  it("has lights that are as far as the countdown is", () => {
    const { container } = lay(seen({ phase: "countdown", cars: [driver()] }), [JUMP], 0, [], [], 2500);
    const delays = [...container.querySelectorAll<HTMLElement>(".lamp")].map((lamp) => lamp.style.animationDelay);
    expect(delays).toEqual(["-2500ms", "-1500ms", "-500ms"]);
  });
});

describe("The finish", () => {
  const FINISH = [placed(1, 3), finished(1), wonRace(1), raceBegins(2)];

  it("stays until somebody goes on, though the next race is dealt already", async () => {
    const { go, hold } = lay(seen(), ROLLS);
    expect(hold).toHaveBeenLastCalledWith(false);
    await go(seen({ phase: "drafting", race: 2, places: [1, 0] }), [], FINISH);
    const finish = screen.getByRole("region", { name: "Photo finish of race 1" });
    expect(hold).toHaveBeenLastCalledWith(true); // what the others pick now is told when it can be seen
    expect(finish.querySelector("h2")?.textContent).toBe("Bolt wins the race.");
    expect([...finish.querySelectorAll("li strong")].map((one) => one.textContent)).toEqual(["Bolt", "Flame"]);
    expect(screen.queryByRole("region", { name: "Parts to pick" })).toBeNull();
    await press("Space"); // a roll that came too late
    expect(screen.queryByRole("region", { name: "Parts to pick" })).toBeNull();
    vi.advanceTimersByTime(1000);
    await press("Space");
    expect(screen.getByRole("region", { name: "Parts to pick" })).toBeTruthy();
    expect(hold).toHaveBeenLastCalledWith(false);
  });

  it("is shown to somebody who comes back before anything else was done, and not later", async () => {
    lay(seen({ phase: "drafting", race: 2, picks: 0, places: [1, 0] }), [], 0, [], FINISH);
    expect(screen.getByRole("region", { name: "Photo finish of race 1" })).toBeTruthy();
    cleanup();
    lay(seen({ phase: "drafting", race: 2, picks: 1, places: [1, 0] }), [], 0, [], FINISH);
    expect(screen.queryByRole("region", { name: /Photo finish/ })).toBeNull();
  });

  it("of an extra race has only those who were level before", async () => {
    const level = [...FINISH.slice(0, 1), told({ event: "photo-finish", cars: [1, 2] }), raceBegins(1, 1), placed(2, 3), finished(2), wonRace(2)];
    const { go } = lay(seen({ cars: [driver(), driver(), driver()] }), ROLLS);
    await go(seen({ phase: "drafting", race: 2, places: [2, 1, 0], cars: [driver(), driver(), driver()] }), [], level);
    const names = [...screen.getByRole("region", { name: "Photo finish of race 1" }).querySelectorAll("li strong")];
    expect(names.map((one) => one.textContent)).toEqual(["Comet", "Bolt"]);
  });

  it("ranks cars as the rules do: one that is out behind one on the road, however far it came", async () => {
    const far = [1, 2, 3].map((value) => placed(1, value));
    const level = [placed(2, 1), stalled(1, 4), finished(0), wonRace(0)];
    const { go } = lay(seen({ cars: [driver(), driver(), driver()] }), ROLLS);
    await go(seen({ phase: "drafting", race: 2, places: [0, 2, 1], cars: [driver(), driver(), driver()] }), [], [...far, ...level]);
    expect([...document.querySelectorAll(".finish li strong")].map((one) => one.textContent)).toEqual(["Flame", "Comet", "Bolt"]);
  });

  it("calls a car that has taken its die back on the road again", () => {
    const history = [placed(1, 3), placed(1, 2), stalled(1, 3), told({ event: "returned", seat: 1, number: 2 }), wonRace(0)];
    expect(standing(history, [0, 1])?.cars[1]).toMatchObject({ cards: 1, status: "driving" });
  });

  it("tells in which beat a car finished", () => {
    const beat = (number: number) => told({ event: "beat-begins", number });
    const history = [beat(4), finished(1), beat(5), finished(0), wonRace(1)];
    expect(standing(history, [1, 0])?.cars.map((car) => car.beat)).toEqual([4, 5]);
  });

  const at = (milliseconds: number, one: Told): Heard => ({ ...told(one), time: milliseconds });
  const thrown = (milliseconds: number, seat: number, value: number): Heard[] => [
    at(milliseconds, { event: "picked-up", seat, dice: ["common"] }),
    at(milliseconds, { event: "rolled", seat, die: "common", value }),
  ];
  const covered = (milliseconds: number, seat: number, value: number) => at(milliseconds, { event: "placed", seat, die: "common", value });
  const RACE = [
    at(60_000, { event: "went-green", number: 1 }),
    ...thrown(60_250, 1, 3), covered(61_000, 1, 3), ...thrown(61_100, 1, 1), covered(62_000, 1, 1),
    ...thrown(60_400, 0, 3), covered(61_200, 0, 3), ...thrown(61_300, 0, 5), ...thrown(62_100, 0, 4), ...thrown(62_900, 0, 1), covered(63_700, 0, 1),
  ];

  it("freezes the strip with the table's times: splits, the reaction to green, and the roll that cost the race", () => {
    const [bolt, flame] = standing([...RACE, finished(1), wonRace(1)], [1, 0])!.cars;
    expect([bolt!.drive.reaction, bolt!.drive.laps.map((lap) => lap.when), bolt!.drive.cost]).toEqual([0.25, [1, 2], null]);
    expect(flame!.drive.laps.map((lap) => [lap.when, lap.rolls])).toEqual([[1.2, 1], [3.7, 3]]);
    expect(flame!.drive.cost).toEqual({ card: 2, rolls: 3, missed: [5], lost: 1.5 });
  });

  it("says so in words, also to somebody who comes back", () => {
    lay(seen({ phase: "drafting", race: 2, picks: 0, places: [1, 0] }), [], 0, [], [...RACE, finished(1), wonRace(1)]);
    expect([...document.querySelectorAll(".finish .why")].map((one) => one.textContent)).toEqual(["0.25 s after green", "0.40 s after green · The race was lost on card 2: 3 rolls, first 5, 1.5 s lost"]);
    expect([...document.querySelectorAll(".finish .split")].map((one) => one.textContent)).toEqual(["1.0", "2.0", "1.2", "3.7"]);
  });

  it("blames the card that was never covered, if that took longest", () => {
    const stuck = [...RACE, ...thrown(63_800, 0, 2), ...thrown(64_600, 0, 4), covered(64_500, 1, 6), covered(70_000, 1, 2), finished(1), wonRace(1)];
    expect(standing(stuck, [1, 0])!.cars[1]!.drive.cost).toEqual({ card: 3, rolls: 2, missed: [2], lost: 3.8 });
  });

  it("counts rolls where a record has no times", () => {
    const silent = RACE.map(({ time: _, ...event }) => event as Heard);
    const flame = standing([...silent, finished(1), wonRace(1)], [1, 0])!.cars[1]!;
    expect([flame.drive.reaction, flame.drive.cost]).toEqual([null, { card: 2, rolls: 3, missed: [5], lost: null }]);
  });

  it("gives way when the next race starts without one", async () => {
    const { go } = lay(seen(), ROLLS);
    await go(seen({ phase: "drafting", race: 2, places: [1, 0] }), [], [wonRace(1)]);
    await go(seen({ phase: "countdown", race: 2 }), [JUMP], [lights(2)]);
    expect(screen.queryByRole("region", { name: /Photo finish/ })).toBeNull();
  });

  it("shows the track cards that were won beside the stars", async () => {
    const cars = [driver(), driver({ wins: 1, trophies: [4] })];
    const { go } = lay(seen(), ROLLS);
    await go(seen({ phase: "drafting", race: 2, places: [1, 0], cars }), [], FINISH);
    expect(screen.getByRole("img", { name: "Track card won: 4" }).textContent).toBe("4");
    vi.advanceTimersByTime(1000);
    await press("Space");
    expect(screen.getByRole("img", { name: "Bolt: 0 cards covered, 0 redlines, 1 race won, on the road, track cards won: 4" })).toBeTruthy();
    expect(document.querySelector(".lane-1 .trophy")?.textContent).toContain("4");
  });

  it("of a run of a minute or more says so instead of a time", () => {
    lay(seen({ phase: "over", cars: [driver({ status: "finished", place: 1 })], seconds: 60, rank: "novice" }), []);
    expect(screen.getByRole("timer").textContent).toBe("a minute or more");
    expect(screen.queryByText("s", { exact: true })).toBeNull();
  });

  it("of a run against the clock tells time and rank", () => {
    lay(seen({ phase: "over", cars: [driver({ status: "finished", place: 1 })], seconds: 12.3, rank: "master" }), []);
    expect(screen.getByRole("timer").textContent).toBe("12.3");
    expect(screen.getByText("master")).toBeTruthy();
  });
});
