// A table as it is right now: what the live line said, kept in one place that pages can draw.

import { language } from "./language";
import { answers, isBroken } from "./luck";
import { Socket, type Line } from "./socket";
import { SPECTATOR, type ChatLine, type GameEvent, type Incoming, type Outgoing, type Table } from "./types";
import { get } from "svelte/store";

const ANEW = "luck/past-round"; // the next word of the table asks again

export class Live {
  table = $state<Table | null>(null);
  line = $state<Line>("connecting");
  happened = $state<GameEvent[]>([]); // told in the last message, for motion and sound
  problem = $state(""); // the last refusal, in words
  spoken = $state(""); // for screen readers: what has just happened
  private readonly socket: Socket;

  constructor(id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new Socket(
      `${scheme}://${location.host}/api/tables/${id}/live`,
      (message) => this.hear(message),
      (line) => (this.line = line),
    );
  }

  get isSeated(): boolean {
    return (this.table?.your_seat ?? SPECTATOR) >= 0;
  }

  get isAsked(): boolean {
    return (this.table?.moment.moves.length ?? 0) > 0;
  }

  now = (): number => this.socket.now();

  say(message: Outgoing): void {
    this.problem = "";
    if (!this.socket.say(message)) this.problem = get(language).text("web-line-lost");
  }

  play = (move: number): void => {
    const moment = this.table?.moment;
    if (!moment) return;
    const time = moment.kind === "race" ? { time: Math.round(this.now()) } : {};
    this.say({ type: "move", question: moment.question, move, ...time });
  };

  close(): void {
    this.socket.close();
  }

  private hear(message: Incoming): void {
    if (message.type === "table") {
      this.table = message;
      this.happened = [];
      for (const answer of answers(message)) this.socket.say(answer);
      if (isBroken(message)) this.problem = get(language).text("web-luck-broken", { notes: "commitment" });
    } else if (message.type === "error") {
      if (message.code !== ANEW) this.problem = get(language).refusal(message.code, message.sentence);
    } else if (this.table) {
      this.change(this.table, message);
    }
  }

  private change(table: Table, message: Exclude<Incoming, Table | { type: "error" }>): void {
    if (message.type === "update") {
      const { events, ply, moment, seats, can_take_back, now } = message;
      this.happened = events;
      this.spoken = events.map((event) => get(language).say(event.say)).join(" ");
      this.table = { ...table, ply, moment, seats, can_take_back, now, history: [...table.history, ...events] };
    } else if (message.type === "chat") {
      this.table = { ...table, chat: [...table.chat, message as ChatLine] };
    } else if (message.type === "presence") {
      this.table = { ...table, seats: message.seats, spectators: message.spectators };
    }
  }
}
