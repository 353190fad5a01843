import { EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { rejectEntry } from "../../entry/review/reject-entry.ts";
import { asDesk, type EntryAt, entryIn } from "../../testing/entry-in.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { serverOfFile } from "../../testing/server-with-desk.ts";
import { eraseDocuments } from "./erase-documents.ts";

const server = await serverOfFile();

const day = 24 * 3_600_000;
const { archived, transferred, underReview } = EntryStatus;

/** The kinds of the documents that are left of an applicant so many days from now. */
async function leftAfter(days: number, { applicantId }: Pick<EntryAt, "applicantId">): Promise<string[]> {
  const { store } = server.server.services;
  await eraseDocuments(
    { database: server.database, store },
    new Date(server.clock.now().getTime() + days * day),
  );
  const rows = await server.rows<{ kind: string }>`
    select kind from file where applicant_id = ${applicantId} and erased_at is null order by kind`;
  return rows.map(({ kind }) => kind);
}

async function declined(): Promise<EntryAt> {
  const entry = await entryIn(server, underReview, 1);
  await asDesk(server, entry, (context, row) => rejectEntry(context, row, { note: "当社の基準" }));
  return entry;
}

test("papers of an application without a contract are erased after a year, those of the person stay", async () => {
  const entry = await declined();
  await insertFile(server, entry.applicantId, "identity");
  expect(await leftAfter(364, entry)).toEqual(["identity", "invoice"]);
  expect(await leftAfter(366, entry)).toEqual(["identity"]);
});

test("papers of a contract are erased ten years after it was fulfilled", async () => {
  const entry = await entryIn(server, archived, 1);
  expect(await leftAfter(3_649, entry)).toEqual(["invoice"]);
  expect(await leftAfter(3_660, entry)).toEqual([]);
});

test("papers of what is under way stay, however long it takes", async () => {
  const entry = await entryIn(server, transferred, 1);
  await insertFile(server, entry.applicantId, "bs");
  expect(await leftAfter(3_700, entry)).toEqual(["bs", "invoice"]);
});

test("what was uploaded and never submitted is erased after a year in which no draft was kept", async () => {
  const { id: applicantId } = await server.signedIn();
  await insertFile(server, applicantId, "bs");
  const later = new Date(server.clock.now().getTime() + 300 * day);
  await server.database
    .insertInto("draft")
    .values({ applicant_id: applicantId, form: "entry", version: 1, content: "{}", updated_at: later })
    .execute();
  expect(await leftAfter(400, { applicantId })).toEqual(["bs"]);
  expect(await leftAfter(700, { applicantId })).toEqual([]);
});
