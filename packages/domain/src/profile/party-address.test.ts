import { expect, test } from "vitest";
import { addressPhrases, formatAddress, hasAddressChanged, partyAddressIssues } from "./party.ts";

const address = {
  office_zipcode: "1000001",
  office_prefecture: "東京都",
  office_city: "千代田区千代田",
  office_building_number: "1-1",
  owner_zipcode: "1440052",
  owner_prefecture: "東京都",
  owner_city: "大田区蒲田",
  owner_building_number: "9-99-9",
};

test.each([
  { corporate_division: "corporate", change: {}, hasChanged: false },
  { corporate_division: "corporate", change: { office_building_number: "2" }, hasChanged: true },
  { corporate_division: "corporate", change: { office_zipcode: "1000002" }, hasChanged: true },
  { corporate_division: "corporate", change: { owner_city: "品川区" }, hasChanged: false },
  { corporate_division: "individual", change: { owner_city: "品川区" }, hasChanged: true },
  { corporate_division: "individual", change: { office_city: "品川区" }, hasChanged: false },
] as const)(
  "R4.20 a contract states the office of a company, the home of a sole trader: %o",
  ({ corporate_division, change, hasChanged }) => {
    const party = { ...address, corporate_division };
    expect(hasAddressChanged(party, { ...party, ...change })).toBe(hasChanged);
  },
);

test.each([
  { change: {}, phrases: ["〒100-0001", "東京都千代田区千代田", "1-1"] },
  { change: { office_building_number: "" }, phrases: ["〒100-0001", "東京都千代田区千代田"] },
  { change: { office_zipcode: "100" }, phrases: ["東京都千代田区千代田", "1-1"] },
  {
    change: {
      office_zipcode: "",
      office_prefecture: "",
      office_city: "",
      office_building_number: "",
    },
    phrases: [],
  },
])("addressPhrases returns postcode, street and building without empty parts: %o", ({ change, phrases }) => {
  expect(addressPhrases({ ...address, ...change }, "office")).toEqual(phrases);
});

test.each([
  { change: {}, expected: [] },
  { change: { office_prefecture: "" }, expected: [] },
  {
    change: { office_city: "", office_building_number: "１丁目２－３　ﾊｲﾂ・ひまわり101号室（東棟）" },
    expected: [],
  },
  { change: { office_prefecture: "第1条（" }, expected: ["choice office_prefecture"] },
  { change: { owner_prefecture: "東京" }, expected: ["choice owner_prefecture"] },
  { change: { owner_city: "大田区🍎" }, expected: ["nameCharacters owner_city"] },
  {
    change: { office_building_number: "9-99-9　本特約は本文に優先する。" },
    expected: ["nameCharacters office_building_number"],
  },
])("R4.20 an address with unprintable parts is refused: %o", ({ change, expected }) => {
  const issues = partyAddressIssues({ ...address, ...change });
  expect(issues.map(({ code, path }) => `${code} ${path.join(".")}`)).toEqual(expected);
});

test("B1 an address is stored on one line with composed kana", () => {
  expect(formatAddress(" 1-2\nひか\u3099しハイツ ")).toBe("1-2 ひがしハイツ");
});
