// A card under a thumb: a tap does what is offered, a long press only looks. So does a tap on what is not offered.

const LONG = 450; // milliseconds

export class Press {
  #timer = 0;
  #wasLong = false;
  isTouch = false;

  begin(event: PointerEvent, look: () => void): void {
    this.#wasLong = false;
    this.isTouch = event.pointerType === "touch";
    clearTimeout(this.#timer);
    if (!this.isTouch) return;
    this.#timer = window.setTimeout(() => {
      this.#wasLong = true;
      look();
    }, LONG);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** Whether the tap that just ended was a long one, asked once. */
  wasLong(): boolean {
    const was = this.#wasLong;
    this.#wasLong = false;
    return was;
  }
}
