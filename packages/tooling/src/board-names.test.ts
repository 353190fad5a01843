import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./project.mjs";

/** As Storybook names a story after its export: `SentAgain` is "Sent Again". */
const nameOf = (exported: string) =>
  exported.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2");

/** The screens of the site and their states, as the stories have them. */
const screens = globSync(["packages/site/src/**/*.stories.tsx", "apps/storybook/src/**/*.stories.tsx"], {
  cwd: root,
}).flatMap((file) => {
  const text = readFileSync(join(root, file), "utf8");
  const [, screen] = /title: "Screens\/(\w+)"/.exec(text) ?? [];
  const states = [...text.matchAll(/^export const (\w+)/gm)].map(([, exported = ""]) => nameOf(exported));
  return screen ? [{ screen, states }] : [];
});

const board = join(root, "apps/storybook/board");
const { stateNames }: { stateNames: { [story: string]: string } } = await import(`${board}/state-names.ts`);
const { screenNames }: { screenNames: { [title: string]: string } } = await import(`${board}/screens.ts`);

test("B20 the board names every screen and every state as a brand's team speaks, and none that is not there", () => {
  expect(screens.length).toBeGreaterThan(30);
  const states = [...new Set(screens.flatMap((each) => each.states))].sort();
  expect(Object.keys(stateNames).sort()).toEqual(states);
  expect(Object.keys(screenNames).sort()).toEqual(screens.map(({ screen }) => screen).sort());
});

test("B20 the states of one screen can be told apart by their names", () => {
  const twice = screens.flatMap(({ screen, states }) => {
    const names = states.map((state) => stateNames[state] ?? state);
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${screen}: ${name}`);
  });
  expect(twice).toEqual([]);
});
