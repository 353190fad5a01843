import { EntryStatus } from "@kaitori/domain";
import { createEntry } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimBody, entryBody } from "../entries/samples.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { entryIn } from "../testing/entry-in.ts";
import { insertFile } from "../testing/insert-file.ts";
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

const staff = { id: 1, name: "審査", brands: ["everyone"] };
const ofFirst = { obliger_company_name: "株式会社青空建設", houjinbangou: "8900000000001" };

test.fails.each([
  { what: "another 法人番号", amount: 1_100_001, claim: { houjinbangou: "7900000000002" } },
  { what: "a yen more", amount: 1_100_002, claim: { amount: "1100003" } },
  { what: "a yen less", amount: 1_100_005, claim: { amount: "1100004" } },
  { what: "a day later", amount: 1_100_006, claim: { obliger_payment_date: "2027-02-01" } },
  { what: "a day earlier", amount: 1_100_007, claim: { obliger_payment_date: "2027-01-30" } },
])(
  "D8 the desk learns that an invoice is sold elsewhere when little is changed in it: $what",
  async (row) => {
    const first = await entryIn(server, EntryStatus.underReview, 1);
    const { code } = await server.database
      .updateTable("claim")
      .set({ amount: row.amount })
      .where("entry_id", "=", first.id)
      .returning("code")
      .executeTakeFirstOrThrow();
    const { client } = await server.signedIn();
    const claims = [claimBody({ ...ofFirst, amount: String(row.amount), ...row.claim })];
    const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
    const seen = await deskEntry(server.server.services, staff, body.id);
    expect(JSON.stringify(seen)).toContain(code);
  },
);

test.fails("D8 the desk learns that the very file of an invoice was given by another account", async () => {
  const first = await entryIn(server, EntryStatus.underReview, 1);
  const { id: other, client } = await server.signedIn();
  const file = await insertFile(server, other, "invoice");
  await server.database
    .updateTable("file")
    .set({ sha256: "the same bytes" })
    .where((where) => where.or([where("applicant_id", "=", first.applicantId), where("id", "=", file)]))
    .execute();
  const contentfile_relations = [{ kind: "invoice", contentfile: { id: file } }];
  const claims = [
    claimBody({ amount: "2200000", obliger_company_name: "別商店", houjinbangou: "", contentfile_relations }),
  ];
  const { body } = await client.call(createEntry, { body: entryBody({ claims }) });
  const { code } = await server.database
    .selectFrom("claim")
    .select("code")
    .where("entry_id", "=", first.id)
    .executeTakeFirstOrThrow();
  const seen = await deskEntry(server.server.services, staff, body.id);
  expect(JSON.stringify(seen)).toContain(code);
});

test.fails("D8 one invoice given twice in an entry is refused, or the desk learns of it", async () => {
  const { client } = await server.signedIn();
  const claims = [claimBody({ amount: "3300000" }), claimBody({ amount: "3300000" })];
  const { status, body } = await client.call(createEntry, { body: entryBody({ claims }) });
  const told =
    status === 200 ? (await deskEntry(server.server.services, staff, body.id)).sold_elsewhere : [""];
  expect(told).not.toEqual([]);
});
