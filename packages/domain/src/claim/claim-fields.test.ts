import { expect, test } from "vitest";
import {
  claimFieldNames,
  claimToTypedText,
  readClaimFields,
  type StoredClaim,
  storedClaimOf,
  type TypedClaim,
  typedClaimOf,
} from "./claim-fields.ts";

const typed: TypedClaim = {
  obliger_company_name: " 株式会社\n青空建設",
  houjinbangou: "8900000000001",
  houjinbangou_address: "東京都中央区\u202e日本橋",
  amount: "１００万円",
  scheduled_deposit_amount_from_obliger: "999,340",
  obliger_payment_date: "2027-01-31",
  is_fixed_debt: true,
  is_bank_transfer_from_obliger: true,
  deducts_bank_charge: true,
  withholds_tax: false,
  forbids_transfer: false,
  twin_reason: "2件目の\nご注文です。",
};
const converted: TypedClaim = {
  ...typed,
  obliger_company_name: "株式会社 青空建設",
  houjinbangou_address: "東京都中央区日本橋",
  twin_reason: "2件目の ご注文です。",
  amount: "1000000",
  scheduled_deposit_amount_from_obliger: "999340",
};
const stored: StoredClaim = {
  ...converted,
  amount: 1_000_000,
  scheduled_deposit_amount_from_obliger: 999_340,
  obliger_payment_date: "2027-01-31",
};

test("a blank invoice has every field, empty or false", () => {
  expect(Object.keys(typedClaimOf({}))).toEqual(claimFieldNames);
  expect(new Set(Object.values(typedClaimOf({})))).toEqual(new Set(["", false]));
});

test("B3 typedClaimOf keeps typed values and drops other keys", () => {
  const draft = { ...typed, houjinbangou: null, withholds_tax: undefined, contentfile_relations: [] };
  expect(typedClaimOf(draft)).toEqual({ ...typed, houjinbangou: "", withholds_tax: false });
});

test("B1 readClaimFields converts what was typed and leaves missing fields out", () => {
  expect(readClaimFields(typed)).toEqual(converted);
  expect(readClaimFields({ amount: "1億2000万", contentfiles: [1] })).toEqual({
    amount: "120000000",
    contentfiles: [1],
  });
  expect(readClaimFields({ amount: "たくさん" })).toEqual({ amount: "たくさん" });
});

test("B5 yen are stored as integers and typed with separators", () => {
  expect(storedClaimOf(converted)).toEqual(stored);
  const retyped = { ...converted, amount: "1,000,000", scheduled_deposit_amount_from_obliger: "999,340" };
  expect(claimToTypedText(stored)).toEqual(retyped);
  expect(claimToTypedText({ ...converted, amount: "1000000.00" })).toEqual(retyped);
});
