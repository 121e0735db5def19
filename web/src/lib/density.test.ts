import { expect, test } from "vitest";
import { dense } from "./density";

const stepsOf = (node: HTMLElement): number => node.dataset["density"]?.match(/[0-9]/g)?.length ?? 0;

/** An element of 100 pixels whose content is as tall as the density allows. */
function crowded(heights: number[]): HTMLElement {
  const node = document.createElement("div");
  Object.defineProperty(node, "clientHeight", { get: () => 100 });
  Object.defineProperty(node, "scrollHeight", { get: () => heights[stepsOf(node)] });
  return node;
}

test("what fits is shown as it is", () => {
  const node = crowded([90, 50]);
  dense(node, 1);
  expect(node.dataset["density"]).toBe("");
});

test("what is too tall is shown as densely as it must be, and no more", () => {
  const node = crowded([300, 200, 100, 50]);
  dense(node, 3);
  expect(node.dataset["density"]).toBe("1 2");
});

test("what never fits is shown as densely as can be", () => {
  const node = crowded([300, 200]);
  dense(node, 1);
  expect(node.dataset["density"]).toBe("1");
});

test("it is looked at again when the content changes, until it is gone", async () => {
  const heights = [90, 50];
  const node = crowded(heights);
  const { destroy } = dense(node, 1);
  heights[0] = 110;
  node.append("more");
  await Promise.resolve();
  expect(node.dataset["density"]).toBe("1");
  destroy();
  heights[0] = 90;
  node.append("less");
  await Promise.resolve();
  expect(node.dataset["density"]).toBe("1");
});

test("it is looked at again when something that moved has arrived", () => {
  const heights = [90, 50];
  const node = crowded(heights);
  const { destroy } = dense(node, 1);
  heights[0] = 110;
  node.dispatchEvent(new Event("animationend"));
  expect(node.dataset["density"]).toBe("1");
  destroy();
  heights[0] = 90;
  node.dispatchEvent(new Event("animationend"));
  expect(node.dataset["density"]).toBe("1");
});

test("what has come to rest and fits is left alone", () => {
  const heights = [110, 50];
  const node = crowded(heights);
  dense(node, 1);
  heights[0] = 90; // less would do now, but to try it would set parts in motion, and so on for ever
  node.dispatchEvent(new Event("animationend"));
  expect(node.dataset["density"]).toBe("1");
});
