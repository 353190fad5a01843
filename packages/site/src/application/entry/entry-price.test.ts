import { ClaimStatus } from "@kaitori/domain";
import type { Id } from "@kaitori/wire";
import { expect, test } from "vitest";
import { termsOf } from "#screens/entry/agreement/terms-of.ts";
import { claimOfStory, entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { priceOfClaims } from "./entry-price.ts";

const { canBuy, contracted, cannotBuy, underReview } = ClaimStatus;
const pricedClaim = (id: number, status: ClaimStatus, amount: string) => ({
  ...claimOfStory,
  id,
  status,
  amount,
  purchase_principal_amount: amount,
  purchase_fee: "0",
  bank_charge: "0",
});
const claims = [
  pricedClaim(1, canBuy, "100"),
  pricedClaim(2, canBuy, "20"),
  pricedClaim(3, cannotBuy, "3000"),
  pricedClaim(4, contracted, "4"),
];

test.each([
  { selected: [1], total: "100" },
  { selected: [1, 2], total: "120" },
  { selected: [1, 3], total: "100" },
  { selected: [1, 2, 3, 4], total: "124" },
  { selected: [], total: "0" },
])("R4.7 D4.7 the purchase total sums the selected claims that have a price: %o", ({ selected, total }) => {
  const isSelected = ({ id }: { id: Id }) => selected.some((selectedId) => selectedId === id);
  const terms = termsOf(
    exampleTestBrand,
    { ...entryReviewed, claims },
    { user: representative, profile: null },
    isSelected,
  );
  expect(terms.total.amount).toBe(total);
});

test("R4.5 the total is null until the review has decided about every claim", () => {
  expect(priceOfClaims(claims)?.faceValue).toBe(124);
  expect(priceOfClaims([...claims, pricedClaim(5, underReview, "7")])).toBeNull();
});
