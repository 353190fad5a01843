import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { lockEntry } from "../entry/own-entry.ts";
import { entryIn } from "../testing/entry-in.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { lockApplicant } from "./applicants.ts";
import type { Transaction } from "./database.ts";

const waitForLockConflict = ({ database }: TestServer) =>
  vi.waitFor(
    async () =>
      expect((await sql`select 1 from pg_locks where not granted`.execute(database)).rows).not.toEqual([]),
    30_000,
  );

// The embedded database has one connection, so its transactions never wait for locks.
const onPostgreSQL = test.runIf(process.env.TEST_DATABASE_URL);

async function closeAccount(server: TestServer) {
  const { client, applicantId, id } = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await client.call("cancelEntry", { params: { id } });
  return { id, applicantId, act: () => client.call("leave") };
}

async function replyToComplaint(server: TestServer) {
  const { client, applicantId, id } = await entryIn(server, EntryStatus.transferred, { claims: 1 });
  const desk = await server.signInStaff();
  const message = "電話の言葉づかいがひどいです。";
  const { body } = await client.call("sendInquiry", { body: { message, entry: id, is_complaint: true } });
  return { id, applicantId, act: () => desk.actOnTask(body.id, "done", { reply: "改めました。" }) };
}

type Locked = { id: number; applicantId: number };
const lockEntryFirst = (transaction: Transaction, { id }: Locked) => lockEntry(transaction, id);
const lockApplicantNext = (transaction: Transaction, { applicantId }: Locked) =>
  lockApplicant(transaction, applicantId);
const changeTasks = (transaction: Transaction, { applicantId }: Locked) =>
  transaction
    .updateTable("desk_task")
    .set({ note: "見た" })
    .where("applicant_id", "=", applicantId)
    .execute();

onPostgreSQL.each([
  { act: "closing an account", prepare: closeAccount, first: lockEntryFirst, next: lockApplicantNext },
  {
    act: "a reply to a complaint",
    prepare: replyToComplaint,
    first: lockEntryFirst,
    next: lockApplicantNext,
  },
  { act: "a reply to a complaint", prepare: replyToComplaint, first: lockApplicantNext, next: changeTasks },
])("$act waits without a deadlock for a transaction that locks the same rows", async (row) => {
  const server = await createTestServer({ review: "desk" });
  const { act, ...locked } = await row.prepare(server);
  const pending = await server.database.transaction().execute(async (transaction) => {
    await row.first(transaction, locked);
    const answer = act();
    await waitForLockConflict(server);
    await row.next(transaction, locked);
    return { answer };
  });
  expect([200, 204]).toContain((await pending.answer).status);
});
