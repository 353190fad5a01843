import { EntryStatus } from "@kaitori/domain";
import { cancelEntry, leave, sendInquiry } from "@kaitori/wire";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { lockEntry } from "../entry/own-entry.ts";
import { atDesk } from "../testing/at-desk.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { entryIn } from "../testing/entry-in.ts";
import { lockApplicant } from "./applicants.ts";
import { asServer } from "./scope.ts";

/** Somebody waits for a lock that somebody else holds. */
const somebodyWaits = ({ database }: TestServer) =>
  vi.waitFor(
    async () =>
      expect((await sql`select 1 from pg_locks where not granted`.execute(database)).rows).not.toEqual([]),
    30_000,
  );

// The embedded database has one connection: transactions follow each other.
const onPostgreSQL = test.runIf(process.env.TEST_DATABASE_URL);

onPostgreSQL(
  "who leaves while somebody works on an old entry of theirs waits for it, and neither is refused",
  async () => {
    const server = await createTestServer({ review: "desk" });
    const { client, applicantId, id: entryId } = await entryIn(server, EntryStatus.underReview, 1);
    await client.call(cancelEntry, { params: { id: entryId } });
    const left = await asServer(server.database, async (transaction) => {
      await lockEntry(transaction, entryId);
      const leaving = client.call(leave);
      await somebodyWaits(server);
      await lockApplicant(transaction, applicantId);
      return { leaving };
    });
    expect((await left.leaving).status).toBe(204);
    await server.close();
  },
);

/** A complaint that waits for an answer, and who gives it. */
async function complaint(server: TestServer) {
  const entry = await entryIn(server, EntryStatus.transferred, 1);
  const desk = await atDesk(server);
  const { body } = await entry.client.call(sendInquiry, {
    body: { message: "電話の言葉づかいがひどいです。", entry: entry.id, is_complaint: true },
  });
  const text = { method: "POST", body: JSON.stringify({ reply: "改めました。" }) };
  return { ...entry, task: body.id, answer: () => desk.ask(`/desk/tasks/${body.id}/done`, text) };
}

onPostgreSQL(
  "a complaint is answered while the work of the day goes through the same entry, and neither is refused",
  async () => {
    const server = await createTestServer({ review: "desk" });
    const { id, applicantId, answer } = await complaint(server);
    const pending = await asServer(server.database, async (transaction) => {
      await lockEntry(transaction, id);
      const answering = answer();
      await somebodyWaits(server);
      await lockApplicant(transaction, applicantId);
      return { answering };
    });
    expect((await pending.answering).status).toBe(200);
    await server.close();
  },
);

onPostgreSQL(
  "a complaint is answered while an act on its entry or its person goes on to their tasks, and neither is refused",
  async () => {
    const server = await createTestServer({ review: "desk" });
    const { applicantId, task, answer } = await complaint(server);
    const pending = await asServer(server.database, async (transaction) => {
      await lockApplicant(transaction, applicantId);
      const answering = answer();
      await somebodyWaits(server);
      await transaction.updateTable("desk_task").set({ note: "見た" }).where("id", "=", task).execute();
      return { answering };
    });
    expect((await pending.answering).status).toBe(200);
    await server.close();
  },
);
