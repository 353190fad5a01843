import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { taxAgencyRegister } from "./tax-agency-register.ts";

/** Rows as 法人番号システム Web-API 4.0 writes them (type=12), of companies that were never registered. */
const row = (item: Record<string, string>) => `<corporation><sequenceNumber>1</sequenceNumber>\
<corporateNumber>${item.number}</corporateNumber><process>01</process><correct>1</correct>\
<updateDate>2018-07-18</updateDate><changeDate>2015-10-05</changeDate><name>${item.name}</name><nameImageId/>\
<kind>301</kind><prefectureName>${item.prefecture}</prefectureName><cityName>${item.city}</cityName>\
<streetNumber>${item.street}
</streetNumber><addressImageId/><prefectureCode>26</prefectureCode><cityCode>107</cityCode>\
<postCode>6018116</postCode><addressOutside/><addressOutsideImageId/><closeDate/><closeCause/>\
<successorCorporateNumber/><changeCause/><assignmentDate>2015-10-05</assignmentDate><latest>1</latest><enName/>\
<enPrefectureName/><enCityName/><enAddressOutside/><furigana>${item.furigana}</furigana><hihyoji>0</hihyoji>\
</corporation>`;
const answer = (rows: string[]) => `<?xml version="1.0" encoding="UTF-8"?><corporations>\
<lastUpdateDate>2025-04-18</lastUpdateDate><count>${rows.length}</count><divideNumber>1</divideNumber>\
<divideSize>1</divideSize>${rows.join("")}</corporations>`;

const aozora = {
  number: "8900000000001",
  name: "株式会社ＡＯＺＯＲＡ＆青空",
  prefecture: "京都府",
  city: "京都市南区",
  street: "上鳥羽１１番地１",
  furigana: "アオゾラ",
};

const asked: URL[] = [];
let status = 200;
let body = answer([]);
/** Stands in for the agency: refuses what it would refuse. */
const agency = createServer((request, response) => {
  const url = new URL(request.url ?? "", "http://agency");
  asked.push(url);
  const name = url.searchParams.get("name") ?? "";
  const refusal =
    /[ -~]/.test(name) && "101,商号又は名称には全角文字をUTF-8でエンコードして設定してください。";
  response.writeHead(refusal ? 400 : status, { "content-type": "application/xml; charset=utf-8" });
  response.end(refusal || body);
});
agency.listen(0, "127.0.0.1");
await once(agency, "listening");
afterAll(() => void agency.close());
const listening = agency.address();
const address = `http://127.0.0.1:${typeof listening === "object" ? listening?.port : 0}`;

const logged: string[] = [];
const register = () =>
  taxAgencyRegister({ id: "K0123456789ab", log: (_, event) => logged.push(event), address });

test("the agency is asked by its own rules, and its rows are read", async () => {
  status = 200;
  body = answer([row({ ...aozora, name: "株式会社ＡＯＺＯＲＡ＆amp;青空" }).replace("＆amp;", "&amp;")]);
  const result = await register().search("(株)Aozora", 10);
  expect(asked.at(-1)?.pathname).toBe("/4/name");
  expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
    id: "K0123456789ab",
    name: "Ａｏｚｏｒａ",
    type: "12",
    mode: "2",
    close: "0",
  });
  expect(result).toEqual([
    {
      houjinbangou: "8900000000001",
      name: "株式会社ＡＯＺＯＲＡ&青空",
      kana: "アオゾラ",
      address: "京都府京都市南区上鳥羽１１番地１",
    },
  ]);
});

test("what was asked lately is not asked again, and a legal form alone is not asked at all", async () => {
  body = answer([row(aozora)]);
  const one = register();
  const before = asked.length;
  await one.search("青空", 10);
  await one.search("株式会社青空", 10);
  await one.search("株式会社", 10);
  expect(asked.length - before).toBe(1);
});

test.each([404, 500])("an agency that answers %i suggests nobody, and is asked again", async (refused) => {
  status = refused;
  const one = register();
  expect(await one.search("青空", 10)).toEqual([]);
  expect(logged).toContain("register of companies unreachable");
  status = 200;
  body = answer([row(aozora)]);
  expect(await one.search("青空", 10)).toHaveLength(1);
});
