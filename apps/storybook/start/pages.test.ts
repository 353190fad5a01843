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

test("a component is listed once, by its documents; what only checks need is not", () => {
  expect(pagesOf(entries)).toEqual([
    { title: "Actions/Button", path: "/docs/actions-button--docs" },
    { title: "Screens/Login", path: "/story/screens-login--default" },
  ]);
});

test("pages are found by words in any case, width and order, and stand in their groups", () => {
  const pages = pagesOf(entries);
  expect(groupsOf(pages, "").map(({ name }) => name)).toEqual(["Actions", "Screens"]);
  expect(groupsOf(pages, "ＢＵＴＴＯＮ act").map((group) => group.pages[0]?.title)).toEqual([
    "Actions/Button",
  ]);
  expect(groupsOf(pages, "nothing of the kind")).toEqual([]);
});
