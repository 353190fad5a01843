import { expect, test } from "vitest";
import { ruleMismatches } from "./specified-values.ts";

const claim = { status: 3, invoice_confirmation_status: 3, additional_doc_confirmation_status: 3 };
const entry = {
  id: 1,
  status: 3,
  account_activity_statement_confirmation_status: 3,
  financial_statement_confirmation_status: 3,
};

test("B5 a ratio in percent is a finding, a fraction is not", () => {
  const claims = [
    { ...claim, purchase_ratio: "92.00", purchase_fee_ratio: 8 },
    { ...claim, purchase_ratio: "0.92", purchase_fee_ratio: null },
    { ...claim, purchase_ratio: 1 },
  ];
  const mismatches = ruleMismatches("Entry", { ...entry, claims });
  expect(mismatches.map(({ field }) => field)).toEqual([
    "claims.0.purchase_ratio",
    "claims.0.purchase_fee_ratio",
  ]);
});

test("an absent status and a claim of no entry are findings, what is no record is skipped", () => {
  const claims = ["no claim", { ...claim, entry: 1 }, { ...claim, entry: null }];
  const { status: _, ...withoutStatus } = entry;
  const mismatches = ruleMismatches("Entry", [{ ...withoutStatus, claims }, "no entry"]);
  expect(mismatches).toEqual([
    { field: "0.status", reason: "nothing is no status of R4.1: the site shows it without actions" },
    { field: "0.claims.2.entry", reason: "null is not the id of its entry" },
  ]);
});
