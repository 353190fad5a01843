import { EntryStatus } from "@kaitori/domain";
import { createEntry } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimBody, entryBody } from "../entries/samples.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { entryIn } from "../testing/entry-in.ts";
import { deskEntry } from "./read-desk.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

test("B10 R6.3 the desk learns who else sells an invoice, whoever it is; the entry is taken", async () => {
  const first = await entryIn(server, EntryStatus.underReview, 1);
  const sold = await server.database
    .updateTable("claim")
    .set({ amount: 7_654_321 })
    .where("entry_id", "=", first.id)
    .returning("code")
    .executeTakeFirstOrThrow();
  const { client } = await server.signedIn();
  const claims = [claimBody({ obliger_company_name: "青空建設㈱", houjinbangou: "", amount: "7654321" })];
  const { status, body } = await client.call(createEntry, { body: entryBody({ claims }) });
  expect(status).toBe(200);

  const staff = { id: 1, name: "審査", brands: ["everyone"] };
  const seen = await deskEntry(server.server.services, staff, body.id);
  expect(seen.sold_elsewhere).toEqual([{ claim: body.claims[0]?.id, other: sold.code }]);
  const elsewhere = { ...staff, brands: ["companies"] };
  await expect(deskEntry(server.server.services, elsewhere, body.id)).rejects.toMatchObject({ status: 404 });
});
