import { expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { postcodeAddresses } from "./lookups.ts";
import { readKenAll } from "./postcodes/ken-all.ts";

const row = (postcode: string, city: string, town: string, prefecture = "東京都") =>
  `13101,"100  ","${postcode}","ﾄｳｷｮｳﾄ","ｸ","ﾏﾁ","${prefecture}","${city}","${town}",0,0,0,0,0,0`;
const read = (...rows: string[]) => readKenAll(new TextEncoder().encode(`${rows.join("\r\n")}\r\n`));
const townsOf = (...rows: string[]) =>
  Object.values(read(...rows)).flatMap((addresses) => addresses.map(({ town }) => town));

test.each([
  { text: "丸の内", town: "丸の内" },
  { text: "以下に掲載がない場合", town: "" },
  { text: "渋谷の次に番地がくる場合", town: "" },
  { text: "利島村一円", town: "" },
  { text: "一円", town: "一円" },
  { text: "西新宿（次のビルを除く）", town: "西新宿" },
  { text: "種市第１５地割～第２１地割（鹿糠、小路合）", town: "種市" },
])("B1 the town of Japan Post's $text is “$town”", ({ text, town }) => {
  expect(townsOf(row("1000001", "千代田区", text))).toEqual([town]);
});

test("B1 a town name that continues in the next rows is joined", () => {
  const rows = ["協和（８８－２、２７１－１０、", "３４３－２、４０４－１、", "４４５－２番地）"];
  expect(townsOf(...rows.map((part) => row("0660005", "千歳市", part)))).toEqual(["協和"]);
});

test("B1 a postcode has addresses in two prefectures, and repeated addresses are listed once", () => {
  const list = read(
    row("4980000", "弥富市", "以下に掲載がない場合", "愛知県"),
    row("4980000", "桑名郡木曽岬町", "以下に掲載がない場合", "三重県"),
    row("4980000", "弥富市", "一円（その他）", "愛知県").replace("一円（", "以下に掲載がない場合（"),
  );
  expect(list["4980000"]?.map(({ prefecture }) => prefecture)).toEqual(["愛知県", "三重県"]);
});

test("B1 reads the file of Japan Post in Shift_JIS", () => {
  const [tokyo, chiyoda, marunouchi] = ["938c8b9e9373", "90e791e393638be6", "8adb82cc93e0"];
  const quote = (hex: string | undefined) => `22${hex}222c`;
  const start = Buffer.from('13101,"100  ","1000005","","","",').toString("hex");
  const bytes = Buffer.from(`${start}${quote(tokyo)}${quote(chiyoda)}${quote(marunouchi)}30`, "hex");
  expect(readKenAll(bytes)["1000005"]).toEqual([{ prefecture: "東京都", city: "千代田区", town: "丸の内" }]);
});

test.each([
  { file: "another list", rows: ["name,age", "a,1"] },
  { file: "a truncated file", rows: [row("0660005", "千歳市", "協和（８８－２、")] },
])("B1 $file is refused", ({ rows }) => {
  expect(() => read(...rows)).toThrow(/KEN_ALL|途中/);
});

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

const server = await testServer({});

test("R7.1 B1 a visitor can look up corporations, banks, branches and addresses", async () => {
  const visitor = server.client();
  expect((await visitor.call("suggestHoujinbangou", { query: { name: "青空" } })).body[0]).toEqual({
    houjinbangou: "8900000000001",
    name: "株式会社青空建設",
    address: "東京都中央区日本橋4丁目8番12号",
  });
  expect((await visitor.call("searchBanks", { query: { name: "みずほ銀行" } })).body[0]).toMatchObject({
    code: "0001",
  });
  const branches = { params: { bank_code: "0001" }, query: { name: "丸の内中央" } };
  expect((await visitor.call("searchBranches", branches)).body[0]).toMatchObject({ code: "004" });
  expect((await visitor.call("lookUpPostcode", { query: { zipcode: "〒498-0000" } })).body).toHaveLength(2);
});

test("R7.1 a lookup without its query returns 400", async () => {
  const answer = await server.client().fetch("/api/ext/houjinbangou/");
  expect(answer.status).toBe(400);
});
