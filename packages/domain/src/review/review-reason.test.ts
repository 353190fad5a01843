import { expect, test } from "vitest";
import {
  canBeCorrected,
  comparedField,
  contradictoryReasons,
  fieldsOfReason,
  refusesPapers,
  reviewReasons,
} from "./review-reason.ts";

test.each([
  { reason: "amountDiffers", compared: "amount", fields: ["amount"], papers: false },
  {
    reason: "payerDiffers",
    compared: "obliger_company_name",
    fields: ["obliger_company_name"],
    papers: false,
  },
  { reason: "unreadable", compared: null, fields: ["contentfile_relations"], papers: true },
  { reason: "incomplete", compared: null, fields: ["contentfile_relations"], papers: true },
  { reason: "notFixed", compared: null, fields: ["amount", "obliger_payment_date"], papers: false },
  { reason: "alreadySold", compared: null, fields: [], papers: false },
] as const)("B15 the fields and papers that $reason concerns", ({ reason, compared, fields, papers }) => {
  expect(comparedField(reason)).toBe(compared);
  expect(fieldsOfReason(reason)).toEqual(fields);
  expect(refusesPapers(reason)).toBe(papers);
});

test("B15 a reason that compares a field concerns that field", () => {
  const compared = reviewReasons.flatMap((reason) => {
    const field = comparedField(reason);
    return field ? [[fieldsOfReason(reason), [field]]] : [];
  });
  expect(compared).toHaveLength(3);
  for (const [fields, field] of compared) expect(fields).toEqual(field);
});

test.each([
  {
    reasons: ["unreadable", "amountDiffers", "tooFar", "payerDiffers"],
    contradictory: ["amountDiffers", "payerDiffers"],
  },
  { reasons: ["unreadable", "tooFar"], contradictory: [] },
  { reasons: ["incomplete", "amountDiffers"], contradictory: [] },
] as const)(
  "B15 an unreadable paper excludes reasons that compare a field: %o",
  ({ reasons, contradictory }) => {
    expect(contradictoryReasons(reasons)).toEqual(contradictory);
  },
);

test("B15 a wrong amount can be corrected, a distant payment date cannot", () => {
  expect(canBeCorrected("amountDiffers")).toBe(true);
  expect(canBeCorrected("identity")).toBe(true);
  expect(canBeCorrected("tooFar")).toBe(false);
});
