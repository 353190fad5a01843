import { expect, test } from "vitest";
import { type DraftValue, hasUnsavedChanges } from "./unsaved-changes.ts";

test.each<{ saved: DraftValue; inputs: DraftValue; unsaved: boolean }>([
  { saved: {}, inputs: {}, unsaved: false },
  { saved: { purpose: "" }, inputs: { purpose: null }, unsaved: false },
  { saved: {}, inputs: { purpose: "" }, unsaved: false },
  { saved: { purpose: undefined }, inputs: {}, unsaved: false },
  { saved: { purpose: "仕入" }, inputs: { purpose: "仕入" }, unsaved: false },
  { saved: { purpose: "仕入" }, inputs: { purpose: "給与" }, unsaved: true },
  { saved: { purpose: "仕入" }, inputs: {}, unsaved: true },
  { saved: {}, inputs: { purpose: "仕入" }, unsaved: true },
  { saved: { fixed: false }, inputs: {}, unsaved: true },
  { saved: { count: 0 }, inputs: { count: "" }, unsaved: true },
  { saved: { claims: [{ amount: "1" }] }, inputs: { claims: [{ amount: "1" }] }, unsaved: false },
  { saved: { claims: [{ amount: "1" }] }, inputs: { claims: [{ amount: "2" }] }, unsaved: true },
  {
    saved: { claims: [{ amount: "1" }] },
    inputs: { claims: [{ amount: "1" }, { amount: "2" }] },
    unsaved: true,
  },
  { saved: { claims: [] }, inputs: { claims: {} }, unsaved: true },
  { saved: { claims: [] }, inputs: { claims: "x" }, unsaved: true },
  { saved: { claims: "x" }, inputs: { claims: ["x"] }, unsaved: true },
  { saved: null, inputs: undefined, unsaved: false },
  { saved: null, inputs: {}, unsaved: true },
])(
  "R3.9 the form has unsaved changes if it differs from the saved draft in more than empty fields: %o",
  ({ saved, inputs, unsaved }) => {
    expect(hasUnsavedChanges(saved, inputs)).toBe(unsaved);
  },
);
