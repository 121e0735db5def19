import { afterEach, expect, it, vi } from "vitest";
import { Language } from "./language";
import { notifyTurn } from "./notice";
import { phrase } from "./phrase";
import type { Table } from "./types";

const at = (question: number): Table =>
  ({
    id: "abc",
    clock: { kind: "move", seconds: 86_400, increment: 0 },
    moment: { question, sentence: phrase("table-your-move") },
  }) as unknown as Table;

function allow(notification: unknown): void {
  vi.stubGlobal("Notification", Object.assign(notification as object, { permission: "granted" }));
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("tells once that it is your move", () => {
  const told = vi.fn();
  allow(
    class {
      constructor(title: string) {
        told(title);
      }
    },
  );
  for (const question of [1, 1, 2]) notifyTurn(at(question), new Language("en"));
  expect(told.mock.calls).toEqual([["Your move"], ["Your move"]]);
});

it("goes without where a page may not notify by itself", () => {
  allow(
    class {
      constructor() {
        throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
      }
    },
  );
  expect(() => notifyTurn(at(3), new Language("en"))).not.toThrow();
});
