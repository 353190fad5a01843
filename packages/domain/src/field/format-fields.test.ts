import { expect, test } from "vitest";
import { ownAccountFormats } from "../bank-account/own-account.ts";
import { profileFormats } from "../profile/profile-formats.ts";
import { formatFields } from "./format-fields.ts";

test("B1 the texts that were given come in the form in which they are stored, and no others", () => {
  const given = {
    owner_phone: "０９０ー１２３４ー５６７８",
    owner_city: "\u3000千代田区\n丸の内 ",
    sector: "services",
  };
  expect(formatFields(given, profileFormats)).toEqual({
    owner_phone: "09012345678",
    owner_city: "千代田区 丸の内",
  });
});

test("B1 R5.2 an account is stored as banks write it", () => {
  const typed = {
    bank_name: " みずほ銀行",
    branch_name: "東京\u202e営業部",
    bank_account_number: "123 4567",
    account_holder_name: "ｶ)ﾔﾏﾀﾞ",
  };
  expect(formatFields(typed, ownAccountFormats)).toEqual({
    bank_name: "みずほ銀行",
    branch_name: "東京営業部",
    bank_account_number: "1234567",
    account_holder_name: "カ）ヤマダ",
  });
});
