import { expect, test } from "vitest";
import { withOneCharge } from "./one-charge.ts";
import { claimPrice, priceOf, totalPrice } from "./price.ts";
import { purchaseTotal } from "./purchase-total.ts";
import { shareOf } from "./ratio.ts";

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
    price && { faceValue, fee: feeYen, bankCharge, deposit },
  );
});

test("B5 the total is exact in every figure", () => {
  const one = priceOf({ faceValue: 1_000_000, fee: 80_000, bankCharge: 550 });
  const other = priceOf({ faceValue: 333_333, fee: 33_334, bankCharge: 550 });
  expect(totalPrice([one, other].filter((price) => price !== null))).toEqual({
    faceValue: 1_333_333,
    fee: 113_334,
    bankCharge: 1_100,
    deposit: 1_218_899,
  });
  expect(totalPrice([])).toEqual({ faceValue: 0, fee: 0, bankCharge: 0, deposit: 0 });
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
] as const)("B5 of %i yen the share %j is %j", (yen, ratio, share) => {
  expect(shareOf(yen, ratio)).toBe(share);
});

const claims = [
  { id: 1, status: 3, purchase_amount: "100" },
  { id: 2, status: 4, purchase_amount: "20.00" },
  { id: 3, status: 8, purchase_amount: "3000" },
  { id: 4, status: 5, purchase_amount: "4" },
  { id: 5, status: 7, purchase_amount: null },
  { id: 6, status: 6, purchase_amount: "50000" },
] as const;

test.each([
  { selected: [], total: 0 },
  { selected: [1], total: 100 },
  { selected: [1, 2, 4], total: 124 },
  { selected: [1, 3], total: 100 },
  { selected: [9], total: 0 },
  { selected: [5, 1], total: null },
  { selected: [1, 5], total: null },
  { selected: [5, 6], total: null },
  { selected: [6], total: 50_000 },
])("R4.7 the purchase total counts what is selected and has an amount: %o", ({ selected, total }) => {
  expect(purchaseTotal<number>(claims, selected)).toBe(total);
});

test("B11 the charge of the one transfer stands on the first claim and on no other", () => {
  const claims = [
    { id: 2, bank_charge: 0 },
    { id: 5, bank_charge: null },
    { id: 7, bank_charge: 550 },
  ];
  expect(withOneCharge(claims, 550)).toEqual([
    { id: 2, bank_charge: 550 },
    { id: 5, bank_charge: 0 },
    { id: 7, bank_charge: 0 },
  ]);
});
