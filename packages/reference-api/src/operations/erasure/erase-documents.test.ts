import { EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { rejectEntry } from "../../entry/review/finish-review.ts";
import { asDesk, entryIn, type TestEntry } from "../../testing/entry-in.ts";
import { testServer } from "../../testing/test-server.ts";
import { eraseDocuments } from "./erase-documents.ts";

const server = await testServer();

const dayMilliseconds = 24 * 3_600_000;
const { archived, transferred, underReview } = EntryStatus;

/** Erases documents this many days from now and returns the kinds that are left. */
async function eraseAfter(days: number, { applicantId }: Pick<TestEntry, "applicantId">): Promise<string[]> {
  const { store } = server.server.services;
  await eraseDocuments(
    { database: server.database, store },
    new Date(server.clock.now().getTime() + days * dayMilliseconds),
  );
  const rows = await server.rows<{ kind: string }>`
    select kind from file where applicant_id = ${applicantId} and erased_at is null order by kind`;
  return rows.map(({ kind }) => kind);
}

async function createRejected(): Promise<TestEntry> {
  const entry = await entryIn(server, underReview, 1);
  await asDesk(server, entry, (context, row) => rejectEntry(context, row, { note: "当社の基準" }));
  return entry;
}

test("papers of an entry without a contract are erased after a year, but not those of the applicant", async () => {
  const entry = await createRejected();
  await server.insertFile(entry.applicantId, "identity");
  expect(await eraseAfter(364, entry)).toEqual(["identity", "invoice"]);
  expect(await eraseAfter(366, entry)).toEqual(["identity"]);
});

test("papers of a contract are erased ten years after its end", async () => {
  const entry = await entryIn(server, archived, 1);
  expect(await eraseAfter(3_649, entry)).toEqual(["invoice"]);
  expect(await eraseAfter(3_660, entry)).toEqual([]);
});

test("papers of an open entry are kept", async () => {
  const entry = await entryIn(server, transferred, 1);
  await server.insertFile(entry.applicantId, "bs");
  expect(await eraseAfter(3_700, entry)).toEqual(["bs", "invoice"]);
});

test("an upload that was never submitted is erased after a year without a draft", async () => {
  const { id: applicantId } = await server.signedIn();
  await server.insertFile(applicantId, "bs");
  const later = new Date(server.clock.now().getTime() + 300 * dayMilliseconds);
  await server.database
    .insertInto("draft")
    .values({ applicant_id: applicantId, form: "entry", version: 1, content: "{}", updated_at: later })
    .execute();
  expect(await eraseAfter(400, { applicantId })).toEqual(["bs"]);
  expect(await eraseAfter(700, { applicantId })).toEqual([]);
});
