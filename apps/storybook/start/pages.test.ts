import { expect, test } from "vitest";
import { groupsOf, type IndexEntry, pagesOf } from "./pages.ts";

const entry = (type: IndexEntry["type"], title: string, id: string, ...tags: string[]): IndexEntry => ({
  id,
  title,
  type,
  tags: ["dev", ...tags],
});
const entries = [
  entry("story", "Actions/Button", "actions-button--default"),
  entry("docs", "Actions/Button", "actions-button--docs"),
  entry("story", "Screens/Login", "screens-login--default"),
  entry("story", "Screens/Login", "screens-login--refused"),
  { ...entry("story", "Checks/Ime", "checks-ime--default"), tags: [] },
];

test("a component is listed once, by its documentation; stories for checks only are not listed", () => {
  expect(pagesOf(entries)).toEqual([
    { title: "Actions/Button", path: "/docs/actions-button--docs" },
    { title: "Screens/Login", path: "/story/screens-login--default" },
  ]);
});

test("pages are grouped by the first part of their titles", () => {
  const groups = groupsOf(pagesOf(entries));
  expect(groups.map(([name, pages]) => [name, pages?.length])).toEqual([
    ["Actions", 1],
    ["Screens", 1],
  ]);
});
