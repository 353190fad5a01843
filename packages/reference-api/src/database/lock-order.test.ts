import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { lockEntry } from "../entry/own-entry.ts";
import { entryIn } from "../testing/entry-in.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { lockApplicant } from "./applicants.ts";

/** Waits until a transaction waits for a lock. */
const waitForLockConflict = ({ database }: TestServer) =>
  vi.waitFor(
    async () =>
      expect((await sql`select 1 from pg_locks where not granted`.execute(database)).rows).not.toEqual([]),
    30_000,
  );

// The embedded database has one connection, so its transactions never wait for locks.
const onPostgreSQL = test.runIf(process.env.TEST_DATABASE_URL);

onPostgreSQL("closing an account waits for a transaction on an old entry without a deadlock", async () => {
  const server = await createTestServer({ review: "desk" });
  const { client, applicantId, id: entryId } = await entryIn(server, EntryStatus.underReview, 1);
  await client.call("cancelEntry", { params: { id: entryId } });
  const pending = await server.database.transaction().execute(async (transaction) => {
    await lockEntry(transaction, entryId);
    const leaving = client.call("leave");
    await waitForLockConflict(server);
    await lockApplicant(transaction, applicantId);
    return { leaving };
  });
  expect((await pending.leaving).status).toBe(204);
  await server.close();
});

/** Sends a complaint; `reply` answers it at the desk. */
async function sendComplaint(server: TestServer) {
  const entry = await entryIn(server, EntryStatus.transferred, 1);
  const desk = await server.signInStaff();
  const { body } = await entry.client.call("sendInquiry", {
    body: { message: "電話の言葉づかいがひどいです。", entry: entry.id, is_complaint: true },
  });
  const text = { method: "POST", body: JSON.stringify({ reply: "改めました。" }) };
  return { ...entry, task: body.id, reply: () => desk.ask(`/desk/tasks/${body.id}/done`, text) };
}

onPostgreSQL("a reply to a complaint waits for the day job on its entry without a deadlock", async () => {
  const server = await createTestServer({ review: "desk" });
  const { id, applicantId, reply } = await sendComplaint(server);
  const pending = await server.database.transaction().execute(async (transaction) => {
    await lockEntry(transaction, id);
    const replying = reply();
    await waitForLockConflict(server);
    await lockApplicant(transaction, applicantId);
    return { replying };
  });
  expect((await pending.replying).status).toBe(200);
  await server.close();
});

onPostgreSQL(
  "a reply to a complaint waits for an act that updates the applicant's tasks without a deadlock",
  async () => {
    const server = await createTestServer({ review: "desk" });
    const { applicantId, task, reply } = await sendComplaint(server);
    const pending = await server.database.transaction().execute(async (transaction) => {
      await lockApplicant(transaction, applicantId);
      const replying = reply();
      await waitForLockConflict(server);
      await transaction.updateTable("desk_task").set({ note: "見た" }).where("id", "=", task).execute();
      return { replying };
    });
    expect((await pending.replying).status).toBe(200);
    await server.close();
  },
);
