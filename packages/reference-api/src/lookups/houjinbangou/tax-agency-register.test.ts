import { createServer } from "node:http";
import { isHoujinbangou } from "@kaitori/domain";
import { expect, test } from "vitest";
import { listenOnFreePort } from "../../testing/test-server.ts";
import { demoCorporations, demoRegister, taxAgencyRegister } from "./tax-agency-register.ts";

/** XML of 法人番号システム Web-API 4.0 (type=12) for an invented company. */
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

const requests: URL[] = [];
let status = 200;
let body = answer([]);
/** Fake agency, which refuses half-width names like the real one. */
const agency = createServer((request, response) => {
  const url = new URL(request.url ?? "", "http://agency");
  requests.push(url);
  const name = url.searchParams.get("name") ?? "";
  const refusal =
    /[ -~]/.test(name) && "101,商号又は名称には全角文字をUTF-8でエンコードして設定してください。";
  response.writeHead(refusal ? 400 : status, { "content-type": "application/xml; charset=utf-8" });
  response.end(refusal || body);
});
const address = `http://127.0.0.1:${await listenOnFreePort(agency)}`;

const logged: object[] = [];
const register = () =>
  taxAgencyRegister({
    id: "K0123456789ab",
    log: (_, event, fields) => logged.push({ event, ...fields }),
    address,
  });

test("sends the agency's query format and parses its response", async () => {
  status = 200;
  body = answer([row({ ...aozora, name: "株式会社ＡＯＺＯＲＡ＆amp;青空" }).replace("＆amp;", "&amp;")]);
  const result = await register().search("(株)Aozora", 10);
  expect(requests.at(-1)?.pathname).toBe("/4/name");
  expect(Object.fromEntries(requests.at(-1)?.searchParams ?? [])).toEqual({
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

test("caches a query, and does not send a legal form alone", async () => {
  body = answer([row(aozora)]);
  const cachingRegister = register();
  const before = requests.length;
  await cachingRegister.search("青空", 10);
  await cachingRegister.search("株式会社青空", 10);
  await cachingRegister.search("株式会社", 10);
  expect(requests.length - before).toBe(1);
});

test.each([404, 500])(
  "returns no suggestion if the agency returns %i, and retries later",
  async (refusalStatus) => {
    status = refusalStatus;
    const cachingRegister = register();
    expect(await cachingRegister.search("青空", 10)).toEqual([]);
    expect(logged.at(-1)).toMatchObject({
      event: "register of companies unreachable",
      fault: "TaxAgencyRefusal",
      code: String(refusalStatus),
    });
    status = 200;
    body = answer([row(aozora)]);
    expect(await cachingRegister.search("青空", 10)).toHaveLength(1);
  },
);

const demo = demoRegister();

test.each(["青空建設", "株式会社青空", "㈱青空", "（株）青空", "ｱｵｿﾞﾗ", "あおぞら"])(
  "R7.1 the search ignores legal form and spelling of a name: %s",
  async (typed) => {
    const result = await demo.search(typed, 5);
    expect(result[0]?.name).toContain("青空");
  },
);

test("R7.1 a legal form alone has no suggestions", async () => {
  expect(await demo.search("株式会社", 5)).toEqual([]);
});

test("B1 every number of the demo register has a valid check digit and a prefix that is never issued", () => {
  for (const { houjinbangou } of demoCorporations) {
    expect(houjinbangou).toMatch(/^[1-9]9/);
    expect(isHoujinbangou(houjinbangou)).toBe(true);
  }
});
