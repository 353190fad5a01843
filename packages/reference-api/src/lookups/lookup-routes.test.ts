import { expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";

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
