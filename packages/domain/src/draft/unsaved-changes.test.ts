import { expect, test } from "vitest";
import { type DraftValue, hasUnsavedChanges } from "./unsaved-changes.ts";

test.each<{ kept: DraftValue; inputs: DraftValue; unsaved: boolean }>([
  { kept: {}, inputs: {}, unsaved: false },
  { kept: { purpose: "" }, inputs: { purpose: null }, unsaved: false },
  { kept: {}, inputs: { purpose: "" }, unsaved: false },
  { kept: { purpose: undefined }, inputs: {}, unsaved: false },
  { kept: { purpose: "仕入" }, inputs: { purpose: "仕入" }, unsaved: false },
  { kept: { purpose: "仕入" }, inputs: { purpose: "給与" }, unsaved: true },
  { kept: { purpose: "仕入" }, inputs: {}, unsaved: true },
  { kept: {}, inputs: { purpose: "仕入" }, unsaved: true },
  { kept: { fixed: false }, inputs: {}, unsaved: true },
  { kept: { count: 0 }, inputs: { count: "" }, unsaved: true },
  { kept: { claims: [{ amount: "1" }] }, inputs: { claims: [{ amount: "1" }] }, unsaved: false },
  { kept: { claims: [{ amount: "1" }] }, inputs: { claims: [{ amount: "2" }] }, unsaved: true },
  {
    kept: { claims: [{ amount: "1" }] },
    inputs: { claims: [{ amount: "1" }, { amount: "2" }] },
    unsaved: true,
  },
  { kept: { claims: [] }, inputs: { claims: {} }, unsaved: true },
  { kept: { claims: [] }, inputs: { claims: "x" }, unsaved: true },
  { kept: { claims: "x" }, inputs: { claims: ["x"] }, unsaved: true },
  { kept: null, inputs: undefined, unsaved: false },
  { kept: null, inputs: {}, unsaved: true },
])("R3.9 unsaved changes: %o", ({ kept, inputs, unsaved }) => {
  expect(hasUnsavedChanges(kept, inputs)).toBe(unsaved);
});
