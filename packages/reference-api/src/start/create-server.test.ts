import { EntryStatus } from "@kaitori/domain";
import { createEntry, getEntry, suggestHoujinbangou } from "@kaitori/wire";
import { expect, test } from "vitest";
import { claimBody, entryBody } from "../entry/samples.ts";
import { openLookups } from "../lookups/lookups.ts";
import { createTestServer } from "../testing/create-test-server.ts";
import { insertFile } from "../testing/insert-file.ts";

const name = "株式会社本物";

test("a licensee gives the server a register of companies of their own", async () => {
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
    what: "",
    decision: { refuse: ["outsideField" as const] },
    arrives: "1000000",
    status: EntryStatus.archived,
  },
  {
    what: "; what it buys for nothing waits for the desk, and is tried once",
    decision: { feeRatio: "0.05" },
    arrives: "1",
    status: EntryStatus.underReview,
  },
])("a licensee gives the server a review policy of their own$what", async ({ decision, arrives, status }) => {
  const reviewPolicy = (entry: { claims: readonly { id: number }[] }) => ({
    askedAgain: [],
    claims: entry.claims.map(({ id }) => ({ id, decision })),
  });
  const server = await createTestServer({ review: "auto" }, { log: () => {}, reviewPolicy });
  const { client, id } = await server.signedIn();
  const file = await insertFile(server, id, "invoice");
  const contentfile_relations = [{ kind: "invoice", contentfile: { id: file } }];
  const claims = [claimBody({ contentfile_relations, scheduled_deposit_amount_from_obliger: arrives })];
  const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
  server.clock.advance(6_000);
  await server.server.services.jobs.runDue();
  const reviewed = (await client.call(getEntry, { params: { id: body.id } })).body;
  const jobs = await server.rows`select * from job where kind = 'auto-review'`;
  await server.close();
  expect({ status: reviewed.status, jobs }).toEqual({ status, jobs: [] });
});

test("D13 production suggests no company that was invented", async () => {
  const { client, close } = await createTestServer({ environment: "production" });
  const { body } = await client().call(suggestHoujinbangou, { query: { name: "青空" } });
  await close();
  expect(JSON.stringify(body)).not.toContain("houjinbangou");
});
