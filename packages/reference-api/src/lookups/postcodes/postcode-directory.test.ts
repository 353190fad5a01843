import { expect, test } from "vitest";
import { postcodeAddresses } from "./postcode-directory.ts";

test.each(["1000005", "100-0005", "〒１００−０００５", "１００ー０００５"])(
  "B1 a postcode is found in any spelling: %s",
  (typed) => {
    expect(postcodeAddresses(typed)).toEqual([{ prefecture: "東京都", city: "千代田区", town: "丸の内" }]);
  },
);

test("B1 a postcode in two prefectures has two addresses", () => {
  expect(postcodeAddresses("4980000").map(({ prefecture, city }) => prefecture + city)).toEqual([
    "愛知県弥富市",
    "三重県桑名郡木曽岬町",
  ]);
});

test("B1 a postcode with several towns has an address for each", () => {
  expect(postcodeAddresses("6190214").map(({ town }) => town)).toEqual(["木津", "木津駅前"]);
});

test.each(["", "100", "0000000", "99999999", "abc"])("B1 an invalid postcode has no address: %j", (typed) => {
  expect(postcodeAddresses(typed)).toEqual([]);
});
