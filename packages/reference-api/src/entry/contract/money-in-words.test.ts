import { EntryStatus } from "@kaitori/domain";
import { getContractTerms } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { type EntryAt, entryIn } from "../../testing/entry-in.ts";
import { mailsTo } from "../../testing/read-mail.ts";
import { unguarded } from "../../testing/unguarded.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

const termsOf = async ({ client, id }: EntryAt) =>
  (await client.call(getContractTerms, { params: { id } })).body;

/** An account as it is written out: its kind, then its number. */
const accounts = (text: string) => text.match(/(?:普通|当座)\D{0,12}\d{7}/g) ?? [];

test("the contract names the account to hand the money to, beside the one the price is paid to", async () => {
  const { text } = await termsOf(await entryIn(server, EntryStatus.reviewed, 1));
  expect(accounts(text)).toHaveLength(2);
});

test.each([
  { status: EntryStatus.contracted, subject: "契約が完了しました" },
  { status: EntryStatus.transferred, subject: "買取代金をお振り込みしました" },
])("from the contract on every mail names the account to hand the money to: $subject", async (row) => {
  const entry = await entryIn(server, row.status, 1);
  const { email } = await server.database
    .selectFrom("applicant")
    .select("email")
    .where("id", "=", entry.applicantId)
    .executeTakeFirstOrThrow();
  const mail = (await mailsTo(server.database, email)).find(({ subject }) => subject.includes(row.subject));
  expect(accounts(mail?.body ?? `no mail ${row.subject}`)).toHaveLength(1);
});

test("one transfer costs one bank charge, however many invoices it pays for", async () => {
  const { total } = await termsOf(await entryIn(server, EntryStatus.reviewed, 3));
  expect(total.bank_charge).toBe("550");
});

test("a sole trader reads nothing of a registration that only companies can have", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 1);
  await unguarded(server.database, (open) =>
    open
      .updateTable("applicant")
      .set({ corporate_division: "individual", company_name: "" })
      .where("id", "=", entry.applicantId)
      .execute(),
  );
  const { text } = await termsOf(entry);
  expect(text).not.toContain("債権譲渡登記");
});
