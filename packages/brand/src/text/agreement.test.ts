import { expect, test } from "vitest";
import { agreementCopy } from "../copy/agreement.ts";
import { exampleSettings as settings } from "../testing/example-brand.ts";
import type { AgreedSeller } from "./agreed-offer.ts";
import { agreementArticles, agreementText } from "./agreement.ts";
import { explanationText } from "./explanation.ts";

const ownArticle = {
  after: 15,
  title: "組合員の特則",
  text: "{we}の組合員は、次のとおりとします。\n手数料は別に定めます。",
};
const articles = (copy: { readonly [key: string]: string }, agreement?: (typeof ownArticle)[]) =>
  agreementArticles(
    { copy, settings, sections: { articles: { ...(agreement && { agreement }) } } },
    { isIndividual: false },
  );

test("B20 a brand's own article is inserted after the named article and numbered like the others", () => {
  const before = articles({});
  const after = articles({}, [ownArticle]);
  expect(after).toHaveLength(before.length + 1);
  expect(after[15]).toBe(
    "第16条（組合員の特則）\n当社の組合員は、次のとおりとします。\n2　手数料は別に定めます。",
  );
  expect(after.slice(0, 15)).toEqual(before.slice(0, 15));
  expect(after[16]).toMatch(/^第17条（合意管轄）/);
});

test("B20 a reference to an article has the number of that article in the brand's contract", () => {
  const baseContract = articles({}).join("\n\n");
  expect(baseContract).toContain("甲が第8条の表明に反したとき、または第7条の引渡しを怠ったとき");
  const after = articles({}, [{ ...ownArticle, after: 3, text: "第3条の特則とします。" }]);
  const contract = after.join("\n\n");
  expect(contract).toContain("甲が第9条の表明に反したとき、または第8条の引渡しを怠ったとき");
  expect(contract).toContain("請求できるのは、第10条の各号に当たるときに限ります");
  expect(contract).toContain("本条または第15条によって解除したとき");
  // References in the brand's own articles are not renumbered.
  expect(after[3]).toContain("第3条の特則とします。");
  for (const [, number] of contract.matchAll(/第(\d+)条の(?:表明|引渡し|各号|期日)/g))
    expect(after[Number(number) - 1]).toMatch(
      new RegExp(`^第${number}条（(?:甲の表明と保証|代金の引渡し|償還の請求をしないこと)）`),
    );
});

test("B20 a brand cannot remove an article of the contract", () => {
  const emptied = Object.fromEntries(
    Object.keys(agreementCopy.texts)
      .filter((key) => key.startsWith("article"))
      .map((key) => [`agreement.${key}`, " "]),
  );
  expect(articles(emptied)).toEqual(articles({}));
});

const seller: AgreedSeller = {
  corporate_division: "corporate",
  company_name: "株式会社山田製作所",
  last_name: "山田",
  first_name: "太郎",
  office_zipcode: "1000001",
  office_prefecture: "東京都",
  office_city: "千代田区千代田",
  office_building_number: "1-1",
  owner_zipcode: "2200012",
  owner_prefecture: "神奈川県",
  owner_city: "横浜市西区",
  owner_building_number: "2-2",
};
const offer = {
  code: "A-1",
  seller,
  claims: [],
  total: { amount: "1", purchase_fee: "0", bank_charge: "0", deposit_amount: "1" },
  bank_account: null,
  handOver: "",
};
const officeAddress = "〒100-0001 東京都千代田区千代田 1-1";
const homeAddress = "〒220-0012 神奈川県横浜市西区 2-2";

test.each([
  { party: "a company", fields: {}, name: "株式会社山田製作所", address: officeAddress },
  {
    party: "a sole trader",
    fields: { corporate_division: "individual" as const, company_name: "" },
    name: "山田 太郎",
    address: homeAddress,
  },
  {
    party: "a sole trader with a trade name",
    fields: { corporate_division: "individual" as const, company_name: "山田商店" },
    name: "山田商店こと山田 太郎",
    address: homeAddress,
  },
])(
  "both parties of a contract have name, address and representative: $party",
  ({ fields, name, address }) => {
    const isPerson = "corporate_division" in fields;
    const legal = {
      ...settings.legal,
      company: "株式会社茜屋商会",
      zipcode: "103-0022",
      address: "東京都中央区日本橋室町1-5-3",
      representative: "代表取締役 茜 花子",
    };
    const brand = { copy: {}, settings: { ...settings, legal } };
    const [parties = ""] = agreementText(brand, { ...offer, seller: { ...seller, ...fields } }).split("\n\n");
    const [opening, ...lines] = parties.split("\n");
    expect(opening).toMatch(new RegExp(`^${name}（以下「甲」といいます）と株式会社茜屋商会（以下「乙」`));
    expect(lines).toEqual([
      `甲　${name}`,
      `住所　${address}`,
      ...(isPerson ? [] : ["代表者　山田 太郎"]),
      "乙　株式会社茜屋商会",
      "住所　〒103-0022 東京都中央区日本橋室町1-5-3",
      "代表者　代表取締役 茜 花子",
    ]);
  },
);

// Only transfers of companies can be registered.
test.each([
  {
    division: "corporate",
    agreed: "乙は甲に代わって債務者へ通知し、または債権譲渡登記をすることができます。",
    cost: "登記の費用は、乙の負担とします。",
    noticeText: "当社がお客さまに代わってお取引先へ知らせる、または債権譲渡登記をすることがあります。",
    register: "登記の費用は当社が負担します。",
  },
  {
    division: "individual",
    agreed: "乙は甲に代わって債務者へ通知することができます。",
    cost: "",
    noticeText: "当社がお客さまに代わってお取引先へ知らせることがあります。",
    register: "個人の方の請求書は、債権譲渡登記の対象になりません。",
  },
] as const)(
  "B11 agreement.article5Text explanation.row7Text notice and registration, and their costs, depend on the seller: $division",
  ({ division, agreed, cost, noticeText, register }) => {
    const brand = { copy: {}, settings };
    const offerOfSeller = { ...offer, seller: { ...seller, corporate_division: division } };
    const contract = agreementText(brand, offerOfSeller);
    const [, article5 = ""] = /^第5条（.*?）\n([\s\S]*?)\n\n/m.exec(contract) ?? [];
    expect(article5).toContain("債務者への通知を行わないものとします。");
    expect(article5).toContain(`甲が第8条の表明に反したとき、または第7条の引渡しを怠ったときは、${agreed}`);
    expect(article5.endsWith(`本契約によって乙に与えます。${cost}`)).toBe(true);
    expect(contract.includes("登記")).toBe(division === "corporate");
    const explanation = explanationText(brand, { offer: offerOfSeller, hash: "" });
    expect(explanation).toContain("契約しても、当社からお取引先に知らせることはありません。");
    expect(explanation).toContain(`次のどちらかのときに限り、${noticeText}\n一　`);
    expect(explanation).toContain(register);
  },
);

test("B16 brackets in the office hours are not nested", () => {
  const legal = { ...settings.legal, hours: "平日 9:00〜17:30（祝日はお休み）" };
  const brand = { copy: {}, settings: { ...settings, legal } };
  const explanation = explanationText(brand, { offer, hash: "" });
  expect(explanation).toMatch(/電話　[\d-]+　受付 平日 9:00〜17:30（祝日はお休み）\n/);
});
