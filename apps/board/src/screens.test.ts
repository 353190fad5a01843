import { expect, test, vi } from "vitest";
import { allStories } from "../stories.ts";

vi.stubGlobal("__stories", allStories());
const { screenNames, screens } = await import("./screens.ts");
const { statusChanges } = await import("./status-changes.ts");

const states = screens.flatMap((screen) => screen.states.map((state) => ({ ...state, screen: screen.id })));

test("B20 every screen and state has a name for brand teams, and no name is unused", () => {
  const titles = allStories().filter(({ title }) => title.startsWith("Screens/"));
  const ids = new Set(titles.map(({ title }) => title.replace("Screens/", "")));
  expect([...ids].sort()).toEqual(Object.keys(screenNames).sort());
  expect(states.filter(({ name }) => !/[ぁ-んァ-ヶ一-龠]|^e-Tax$/.test(name))).toEqual([]);
});

test("B20 the states of one screen have different names", () => {
  const names = states.map(({ screen, name }) => `${screen}: ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("every status change leads to an existing state", () => {
  const stories = states.map(({ story }) => story);
  expect(statusChanges.states.filter(({ story }) => !stories.includes(story))).toEqual([]);
});
