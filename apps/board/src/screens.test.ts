import { expect, test, vi } from "vitest";
import { allStories } from "../stories.ts";

vi.stubGlobal("__stories", allStories());
const { screenNames, screens } = await import("./screens.ts");
const { stages } = await import("./stages.ts");

const states = screens.flatMap((screen) => screen.states.map((state) => ({ ...state, screen: screen.id })));

test("B20 the board names every screen and every state as a brand's team speaks, and none that is not there", () => {
  expect(screens.map(({ id }) => id)).toEqual(Object.keys(screenNames));
  expect(states.filter(({ name }) => !/[ぁ-んァ-ヶ一-龠]|^e-Tax$/.test(name))).toEqual([]);
});

test("B20 the states of one screen can be told apart by their names", () => {
  const names = states.map(({ screen, name }) => `${screen}: ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("every move of an entry leads to a state that is there", () => {
  const known = states.map(({ story }) => story);
  expect(stages.states.filter(({ story }) => !known.includes(story))).toEqual([]);
});
