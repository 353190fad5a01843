import { EntryStatus } from "@kaitori/domain";
import { createEntry, getEntry, suggestHoujinbangou } from "@kaitori/wire";
import { expect, test } from "vitest";
import { claimBody, entryBody } from "../entry/samples.ts";
import { openLookups } from "../lookups/lookups.ts";
import { createTestServer } from "../testing/create-test-server.ts";
import { insertFile } from "../testing/insert-file.ts";

const name = "株式会社本物";

test("a licensee can replace the register of companies", async () => {
  const register = {
    search: async () => [{ houjinbangou: "7010001000001", name, address: "東京都港区", kana: "" }],
  };
  const parts = { log: () => {}, lookups: () => openLookups(register) };
  const { client, close } = await createTestServer({}, parts);
  const { body } = await client().call(suggestHoujinbangou, { query: { name } });
  await close();
  expect(body.map((result) => result.name)).toEqual([name]);
});

test.each([
  {
    policy: "that refuses",
    decision: { refuse: ["outsideField" as const] },
    transfer: "1000000",
    status: EntryStatus.archived,
  },
  {
    policy: "whose invalid decision is left to the desk without a retry",
    decision: { feeRatio: "0.05" },
    transfer: "1",
    status: EntryStatus.underReview,
  },
])("a licensee can pass a review policy $policy", async ({ decision, transfer, status }) => {
  const reviewPolicy = (entry: { claims: readonly { id: number }[] }) => ({
    askedAgain: [],
    claims: entry.claims.map(({ id }) => ({ id, decision })),
  });
  const server = await createTestServer({ review: "auto" }, { log: () => {}, reviewPolicy });
  const { client, id } = await server.signedIn();
  const file = await insertFile(server, id, "invoice");
  const contentfile_relations = [{ kind: "invoice", contentfile: { id: file } }];
  const claims = [claimBody({ contentfile_relations, scheduled_deposit_amount_from_obliger: transfer })];
  const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
  server.clock.advance(6_000);
  await server.server.services.jobs.runDue();
  const entryAfter = (await client.call(getEntry, { params: { id: body.id } })).body;
  const jobs = await server.rows`select * from job where kind = 'auto-review'`;
  await server.close();
  expect({ status: entryAfter.status, jobs }).toEqual({ status, jobs: [] });
});

test("D13 production does not suggest companies of the demo register", async () => {
  const { client, close } = await createTestServer({ environment: "production" });
  const { body } = await client().call(suggestHoujinbangou, { query: { name: "青空" } });
  await close();
  expect(JSON.stringify(body)).not.toContain("houjinbangou");
});
