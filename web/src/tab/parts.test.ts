import { describe, expect, it } from "vitest";
import { files } from "./parts";

const BLOCK = 512;

function packed(name: string, content: string, kind = "0"): Uint8Array {
  const body = new TextEncoder().encode(content);
  const whole = new Uint8Array(BLOCK * (1 + Math.ceil(body.length / BLOCK)));
  const write = (text: string, at: number) => whole.set(new TextEncoder().encode(text), at);
  write(name.slice(0, 100), 0);
  write(body.length.toString(8).padStart(11, "0"), 124);
  write(kind, 156);
  whole.set(body, BLOCK);
  return whole;
}

function archive(...parts: Uint8Array[]): Uint8Array {
  const whole = [...parts, new Uint8Array(2 * BLOCK)];
  return new Uint8Array(whole.flatMap((part) => [...part]));
}

const read = (whole: Uint8Array) => [...files(whole)].map(([name, content]) => [name, new TextDecoder().decode(content)]);

describe("an archive of the house's modules", () => {
  it("is read file by file, also empty ones and those that fill a block", () => {
    const full = "x".repeat(BLOCK);
    expect(read(archive(packed("a/b.py", "one"), packed("empty", ""), packed("full", full)))).toEqual([["a/b.py", "one"], ["empty", ""], ["full", full]]);
  });

  it("has long names before their files", () => {
    const name = `${"folder/".repeat(20)}file.py`;
    expect(read(archive(packed("././@LongLink", `${name}\0`, "L"), packed(name, "content"), packed("next", "more")))).toEqual([[name, "content"], ["next", "more"]]);
  });
});
