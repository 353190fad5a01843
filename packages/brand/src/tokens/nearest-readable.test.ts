import { contrastFailures, deriveTheme, type Hex } from "@kaitori/ui/theme";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newDecisions } from "../template/new-brand.ts";
import { colourDecisions, nearestReadable, readableSet } from "./nearest-readable.ts";

const decisions = newDecisions("#1f5f8b");
const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, "0")}`);

test("B20 a readable colour is its own nearest one", () => {
  for (const name of colourDecisions) expect(nearestReadable({ decisions }, name)).toBe(decisions[name]);
});

test("B20 an ink that is too pale is darkened no more than necessary", () => {
  const pale = { ...decisions, ink: "#9a9a9a" } as const;
  const ink = nearestReadable({ decisions: pale }, "ink");
  expect(ink).toBe("#6d6d6d");
});

test("B20 the proposal for any ink is readable", () => {
  fc.assert(
    fc.property(hex, (ink) => {
      const proposal = nearestReadable({ decisions: { ...decisions, ink } }, "ink");
      return (
        proposal !== undefined && contrastFailures(deriveTheme({ ...decisions, ink: proposal })).length === 0
      );
    }),
    { numRuns: 5 },
  );
});

test.each([
  ["paper", "#111111"],
  ["ink", "#f2f2f2"],
  ["surface", "#16213a"],
  ["paper", "#0e1626"],
  ["paper", "#fbf6e4"],
  ["ink", "#33291f"],
] as const)("B20 a readable set of colours is proposed around %s %s", (name, colour) => {
  for (const from of [decisions, { ...decisions, ...readableSet({ decisions }, "paper", "#111111") }]) {
    const set = readableSet({ decisions: from }, name, colour);
    expect(set?.[name]).toBe(colour);
    expect(contrastFailures(deriveTheme({ ...from, ...set }))).toEqual([]);
  }
});

test("B20 there is no proposal if another colour is the cause", () => {
  const unreadable = { decisions, overrides: { colour: { onAction: decisions.brand } } };
  expect(nearestReadable(unreadable, "neutral")).toBeUndefined();
});
