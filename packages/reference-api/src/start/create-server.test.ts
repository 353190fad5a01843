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
  expect(body.map((found) => found.name)).toEqual([name]);
});

test("a licensee gives the server a review policy of their own", async () => {
  const decide = (entry: { claims: readonly { id: number }[] }) => ({
    askedAgain: [],
    claims: entry.claims.map(({ id }) => ({ id, decision: { refuse: ["outsideField" as const] } })),
  });
  const parts = { log: () => {}, reviewPolicy: decide };
  const server = await createTestServer({ review: "auto" }, parts);
  const { client, id } = await server.signedIn();
  const file = await insertFile(server, id, "invoice");
  const claims = [claimBody({ contentfile_relations: [{ kind: "invoice", contentfile: { id: file } }] })];
  const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
  server.clock.advance(6_000);
  await server.server.services.jobs.runDue();
  const { status } = (await client.call(getEntry, { params: { id: body.id } })).body;
  await server.close();
  expect(status).toBe(EntryStatus.archived);
});

test("D13 production suggests no company that was invented", async () => {
  const { client, close } = await createTestServer({ environment: "production" });
  const { body } = await client().call(suggestHoujinbangou, { query: { name: "青空" } });
  await close();
  expect(JSON.stringify(body)).not.toContain("houjinbangou");
});
