import { expect, test } from "vitest";
import { minutesLeft, type ProgressPage, pages, stages } from "./pages.ts";

const names = Object.keys(pages) as ProgressPage[];

test("the pages follow the stages, and none of these is without a page", () => {
  const met = names.map((name) => pages[name].stage);
  expect([...new Set(met)]).toEqual(stages);
  expect(met).toEqual([...met].sort((one, other) => stages.indexOf(one) - stages.indexOf(other)));
});

test("what is left becomes less from page to page", () => {
  const left = names.map((name) => minutesLeft(name));
  expect(left).toEqual([...left].sort((one, other) => other - one));
  expect(new Set(left).size).toBe(left.length);
  expect(left.at(-1)).toBe(pages.check.minutes);
});
