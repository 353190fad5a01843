import { expect, test } from "vitest";
import { chargeOnFirstClaim, claimPrice, priceOf, shareOf, totalPrice } from "./price.ts";

test.each([
  { amount: "1000000", fee: "80000", charge: "550", price: [1000000, 80000, 550, 919450] },
  { amount: "1000000.00", fee: "80000.00", charge: "0", price: [1000000, 80000, 0, 920000] },
  { amount: "999999999999", fee: "1", charge: "1", price: [999999999999, 1, 1, 999999999997] },
  { amount: "552", fee: "1", charge: "550", price: [552, 1, 550, 1] },
  { amount: "551", fee: "1", charge: "550", price: null },
  { amount: "100", fee: "200", charge: "0", price: null },
  { amount: "1000000", fee: null, charge: "550", price: null },
  { amount: "1000000", fee: "80000", charge: null, price: null },
  { amount: "", fee: "80000", charge: "550", price: null },
  { amount: "1000000.50", fee: "80000", charge: "550", price: null },
])("B5 額面 − 手数料 − 振込手数料 = 入金額: %o", ({ amount, fee, charge, price }) => {
  const [faceValue, feeYen, bankCharge, deposit] = price ?? [];
  expect(claimPrice({ amount, purchase_fee: fee, bank_charge: charge })).toEqual(
    price && { faceValue, principal: faceValue, fee: feeYen, bankCharge, deposit },
  );
});

const quoted = { amount: "1000000", purchase_fee: "64000", bank_charge: "440" };
test.each([
  { name: "the principal", figures: { purchase_principal_amount: "800000" }, principal: 800_000 },
  {
    name: "all figures",
    figures: { purchase_principal_amount: "800000", purchase_ratio: "0.8", purchase_amount: "735560" },
    principal: 800_000,
  },
  {
    name: "the ratio and an amount without the bank charge",
    figures: { purchase_ratio: "0.8", purchase_amount: "735560" },
    principal: 800_000,
  },
  {
    name: "the ratio and an amount with the bank charge",
    figures: { purchase_ratio: "0.8", purchase_amount: "736000" },
    principal: 800_000,
  },
  {
    name: "a ratio that already includes the fee",
    figures: { purchase_ratio: "0.936", purchase_amount: "936000" },
    principal: 1_000_000,
  },
  { name: "a ratio of 1", figures: { purchase_ratio: "1.0000" }, principal: 1_000_000 },
  { name: "an ambiguous ratio", figures: { purchase_ratio: "0.8" }, principal: null },
  {
    name: "a contradictory amount",
    figures: { purchase_principal_amount: "800000", purchase_amount: "700000" },
    principal: null,
  },
  {
    name: "a principal above the face value",
    figures: { purchase_principal_amount: "1200000" },
    principal: null,
  },
])("B5 the bought part of the face value follows from $name", ({ figures, principal }) => {
  expect(claimPrice({ ...quoted, ...figures })).toEqual(
    principal && {
      faceValue: 1_000_000,
      principal,
      fee: 64_000,
      bankCharge: 440,
      deposit: principal - 64_440,
    },
  );
});

test("B5 every figure of the total is exact", () => {
  const one = priceOf({ faceValue: 1_000_000, fee: 80_000, bankCharge: 550 });
  const other = priceOf({ faceValue: 333_333, fee: 33_334, bankCharge: 550 });
  expect(totalPrice([one, other].filter((price) => price !== null))).toEqual({
    faceValue: 1_333_333,
    principal: 1_333_333,
    fee: 113_334,
    bankCharge: 1_100,
    deposit: 1_218_899,
  });
  expect(totalPrice([])).toEqual({ faceValue: 0, principal: 0, fee: 0, bankCharge: 0, deposit: 0 });
});

test.each([
  [1_000_000, "0.0800", 80_000],
  [1_000_001, "0.08", 80_000],
  [333_333, "0.1", 33_333],
  [999_999_999_999, "0.999999", 999_998_999_999],
  [29, "0.7", 20], // 0.7 × 29 is 20.299999999999997 in floats
  [100, "0.57", 57], // 0.57 × 100 is 56.99999999999999 in floats
  [100, "0", 0],
  [100, "1", 100],
  [100, "1.000000", 100],
  [100, "1.1", null],
  [100, "1.000001", null],
  [100, "2", null],
  [100, "-0.1", null],
  [100, "0.", null],
  [100, ".5", null],
  [100, "0.1234567", null],
  [100, "", null],
  [100, "00.5", null],
] as const)("B5 shareOf %i yen with the ratio %j is %j", (yen, ratio, share) => {
  expect(shareOf(yen, ratio)).toBe(share);
});

test("B11 only the first claim bears the bank charge", () => {
  const claims = [
    { id: 2, bank_charge: 0 },
    { id: 5, bank_charge: null },
    { id: 7, bank_charge: 550 },
  ];
  expect(chargeOnFirstClaim(claims, 550)).toEqual([
    { id: 2, bank_charge: 550 },
    { id: 5, bank_charge: 0 },
    { id: 7, bank_charge: 0 },
  ]);
});
