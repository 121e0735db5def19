import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256 } from "./sha256";

describe("SHA-256", () => {
  it("is what everybody else's is, whatever the length", () => {
    for (let length = 0; length < 200; length++) {
      const text = "сіль і pepper ".repeat(20).slice(0, length);
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });

  it("takes bytes as well", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  });
});
