import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { EntryStatus } from "@kaitori/domain";
import { cancelEntry, leave } from "@kaitori/wire";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { lockApplicant } from "../accounts/applicant-store.ts";
import { lockEntry } from "../entries/own-entry.ts";
import { createTestServer } from "../testing/create-test-server.ts";
import { entryIn } from "../testing/entry-in.ts";
import { asServer } from "./scope.ts";

const src = fileURLToPath(new URL("..", import.meta.url));

/** In the order in which a transaction may lock; a place that locks what it found stands with its table. */
const order = [
  { table: "desk_task", files: ["desk/desk-tasks.ts"] },
  { table: "entry", files: ["entries/own-entry.ts"] },
  {
    table: "applicant",
    files: ["accounts/applicant-store.ts", "files/upload-file.ts", "tuned-sql/new-entry-context.ts"],
  },
  { table: "draft", files: ["drafts/draft-store.ts"] },
  // By themselves: nothing else is locked in these transactions.
  { table: "staff", files: ["desk/second-factor.ts"] },
  { table: "job", files: ["tuned-sql/lease-due-job.ts"] },
] as const;

test("every place that locks rows has its place in the order", () => {
  const locking = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/test\.ts$|^testing\//.test(file))
    .filter((file) =>
      /\.for(?:NoKey)?Update\(|\bfor (?:no key )?update\b/.test(readFileSync(join(src, file), "utf8")),
    );
  expect(locking.sort()).toEqual(order.flatMap(({ files }) => files).sort());
});

// The embedded database has one connection: transactions follow each other.
test.runIf(process.env.TEST_DATABASE_URL)(
  "who leaves while somebody works on an old entry of theirs waits for it, and neither is refused",
  async () => {
    const server = await createTestServer({ review: "desk" });
    const { client, applicantId, id: entryId } = await entryIn(server, EntryStatus.underReview, 1);
    await client.call(cancelEntry, { params: { id: entryId } });
    const left = await asServer(server.database, async (transaction) => {
      await lockEntry(transaction, entryId);
      const leaving = client.call(leave);
      const waiting = sql`select 1 from pg_locks where not granted`;
      await vi.waitFor(
        async () => expect((await waiting.execute(server.database)).rows).not.toEqual([]),
        30_000,
      );
      await lockApplicant(transaction, applicantId);
      return { leaving };
    });
    expect((await left.leaving).status).toBe(204);
    await server.close();
  },
);
