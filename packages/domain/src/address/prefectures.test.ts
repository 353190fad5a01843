import { expect, test } from "vitest";
import { prefectures } from "./prefectures.ts";

test("B1 there are 47 prefectures, each once", () => {
  expect(new Set(prefectures).size).toBe(47);
  expect(prefectures.every((name) => /[都道府県]$/.test(name))).toBe(true);
});
