import { expect, test } from "vitest";
import { type ProgressPage, pages, stages } from "./ProgressBar.tsx";

const pageNames = Object.keys(pages) as ProgressPage[];

test("the pages are in the order of the stages, and every stage has a page", () => {
  const stagesOfPages = pageNames.map((name) => pages[name].stage);
  expect([...new Set(stagesOfPages)]).toEqual(stages);
  expect(stagesOfPages).toEqual(
    [...stagesOfPages].sort((one, other) => stages.indexOf(one) - stages.indexOf(other)),
  );
});
