import { expect, test } from "vitest";
import { ClaimStatus } from "./claim-status.ts";
import { isForSaleOn, selectionRefusal } from "./contract-selection.ts";

const claims = [
  { id: 1, status: ClaimStatus.canBuy },
  { id: 2, status: ClaimStatus.canBuy },
  { id: 3, status: ClaimStatus.cannotBuy },
] as const;

test.each([
  { selected: [1], refusal: undefined },
  { selected: [1, 2], refusal: undefined },
  { selected: [], refusal: "nothingSelected" },
  { selected: [3], refusal: "notForSale" },
  { selected: [1, 3], refusal: "notForSale" },
  { selected: [4], refusal: "notForSale" },
])(
  "R4.21 an applicant can sell one or more of the claims that are for sale, and no others: %o",
  ({ selected, refusal }) => {
    expect(selectionRefusal<number>(claims, selected)).toBe(refusal);
  },
);

const today = "2026-11-22";

test.each([
  { status: ClaimStatus.canBuy, dueDate: "2026-11-23", isForSale: true },
  { status: ClaimStatus.canBuy, dueDate: "2026-11-22", isForSale: false },
  { status: ClaimStatus.cannotBuy, dueDate: "2026-11-23", isForSale: false },
] as const)("R4.21 a claim due since the offer is not for sale: %o", ({ status, dueDate, isForSale }) => {
  expect(isForSaleOn({ status, obliger_payment_date: dueDate }, today)).toBe(isForSale);
});
