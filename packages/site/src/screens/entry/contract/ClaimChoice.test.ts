import { ClaimStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { pricedClaims } from "#application/entry/entry-price.ts";
import { claimsBought } from "#stories/entry-states.ts";
import { termsOfStory } from "#stories/terms.ts";
import { shownPrice } from "./ClaimChoice.tsx";

const [priced] = pricedClaims(claimsBought(ClaimStatus.canBuy));
if (!priced) throw new Error("the story has no claims");
const [claimOfTerms] = termsOfStory.claims;
if (!claimOfTerms) throw new Error("the story has no terms");

test("B5 the page shows the price that is signed, without an outdated percentage", () => {
  const withHigherFee = { ...claimOfTerms, purchase_fee: "79200", deposit_amount: "1240250" };
  expect(shownPrice(priced, { ...termsOfStory, claims: [withHigherFee] })).toMatchObject({
    price: { fee: 79_200, deposit: 1_240_250 },
    feeRatio: null,
  });
});

test.each([null, { ...termsOfStory, claims: [] }])(
  "B5 a claim that is not selectable keeps the price of the review",
  (terms) => {
    expect(shownPrice(priced, terms)).toMatchObject({ price: priced.price, feeRatio: "0.050000" });
  },
);
