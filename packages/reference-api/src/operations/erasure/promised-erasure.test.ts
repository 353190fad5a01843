import { leaveCopy } from "@kaitori/brand/copy/leave";
import { mailCopy } from "@kaitori/brand/copy/mail";
import { privacyCopy } from "@kaitori/brand/copy/privacy";
import { EntryStatus } from "@kaitori/domain";
import { beforeEach, expect, test } from "vitest";
import { claimBody, entryBody } from "../../entry/samples.ts";
import { entryIn, type TestEntry } from "../../testing/entry-in.ts";
import { createTestServer, type TestServer } from "../../testing/test-server.ts";
import { eraseDocuments } from "./erase-documents.ts";
import { eraseContracts } from "./housekeeping.ts";

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ review: "desk" });
});

const { article6Text, article7Text } = privacyCopy.texts;

async function advanceYears(years: number): Promise<void> {
  server.clock.advance(years * 366 * 24 * 3_600_000);
  await server.server.services.jobs.runDue();
}

const findRemainingKinds = async (applicantId: number) => {
  const files = await server.rows<{ kind: string }>`
    select kind from file where applicant_id = ${applicantId} and erased_at is null`;
  return files.map(({ kind }) => kind).sort();
};

test("B19 the applicant's papers stay while the account exists, as in the privacy policy", async () => {
  const { id: applicantId } = await server.signInApplicant();
  for (const kind of ["identity", "delinquency"] as const) await server.insertFile(applicantId, kind);
  await advanceYears(8);
  expect(await findRemainingKinds(applicantId)).toEqual(["delinquency", "identity"]);
  expect(article6Text).toContain("本人確認の書類と記録は、登録のある間保存します。");
  expect(article7Text).toContain("登録情報、申し込みの内容、納税に関する書類は、登録のある間保存します。");
});

test("B19 papers of an entry without a contract are erased after a year, but not the entry, as in the policy", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const { client, id, applicantId } = entry;
  await client.call("cancelEntry", { params: { id } });
  await server.insertFile(applicantId, "identity");
  expect(await eraseAfter(364, entry)).toEqual(["identity", "invoice"]);
  expect(await eraseAfter(366, entry)).toEqual(["identity"]);
  await eraseContracts(server.database);
  const entries = await server.database.selectFrom("entry").select("id").where("id", "=", id).execute();
  expect(entries).toHaveLength(1);
  expect(article7Text).toMatch(/申し込みの内容、[^。]*登録のある間保存します。/);
});

test("B19 closing an account after a contract keeps name and address with the identity, as in the policy", async () => {
  const { client, applicantId } = await entryIn(server, EntryStatus.archived, { claims: 1 });
  await server.insertFile(applicantId, "delinquency");
  await client.call("leave");
  const row = () =>
    server.row`select last_name, bank_account_number, owner_phone from applicant where id = ${applicantId}`;
  expect(await row()).toMatchObject({ bank_account_number: "", owner_phone: "" });
  expect((await row()).last_name).not.toBe("");
  await advanceYears(1);
  expect(await findRemainingKinds(applicantId)).toEqual(["invoice"]);
  await advanceYears(7);
  expect((await row()).last_name).toBe("");
  expect(article7Text).toMatch(
    /契約された方のお名前と住所は、本人確認の記録とともに、その期間が過ぎるまで保存/,
  );
  expect(leaveCopy.texts.kept).toContain("本人確認の記録（お名前と住所を含みます）");
  expect(mailCopy.texts.leftBody).toContain("本人確認の記録（お名前と住所を含みます）");
});

test("B19 closing an account without a contract erases the identity, as in the policy", async () => {
  const { client, id: applicantId } = await server.signInApplicant();
  await server.insertFile(applicantId, "identity");
  await client.call("leave");
  await advanceYears(0.01);
  expect(await findRemainingKinds(applicantId)).toEqual([]);
  expect(article7Text).toContain("契約のない方の本人確認の書類と記録は、退会のときに消去します。");
});

test("B19 a paper of two entries is kept a year from the later entry", async () => {
  const first = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const { applicantId } = first;
  const { file_id } = await server.row<{ file_id: number }>`
    select file_id from claim_file where applicant_id = ${applicantId}`;
  await first.client.call("cancelEntry", { params: { id: first.id } });
  await advanceYears(0.5);
  const client = await server.signInAgain(applicantId);
  const contentfile_relations = [{ kind: "invoice", contentfile: { id: file_id } }];
  const body = await client.callOrThrow("createEntry", {
    body: entryBody({ claims: [claimBody({ obliger_payment_date: "2027-08-31", contentfile_relations })] }),
  });
  await client.call("cancelEntry", { params: { id: body.id } });
  await advanceYears(0.6);
  expect(await findRemainingKinds(applicantId)).toEqual(["invoice"]);
  await advanceYears(0.5);
  expect(await findRemainingKinds(applicantId)).toEqual([]);
});

test("B19 a paper is kept a year from its upload, as in the policy", async () => {
  const { id, applicantId, claims } = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await advanceYears(0.5);
  const lateFile = await server.insertFile(applicantId, "additional_doc");
  await server.rows`
    insert into claim_file (claim_id, file_id, applicant_id, kind)
    values (${claims[0]}, ${lateFile}, ${applicantId}, 'additional_doc')`;
  const client = await server.signInAgain(applicantId);
  await client.call("cancelEntry", { params: { id } });
  await advanceYears(0.6);
  expect(await findRemainingKinds(applicantId)).toEqual(["additional_doc"]);
  await advanceYears(0.5);
  expect(await findRemainingKinds(applicantId)).toEqual([]);
  expect(article7Text).toContain("そのうち最も遅い日から1年間");
});

const dayMilliseconds = 24 * 3_600_000;
const { archived, transferred } = EntryStatus;

/** Erases documents this many days from now and returns the kinds that are left. */
async function eraseAfter(days: number, { applicantId }: Pick<TestEntry, "applicantId">): Promise<string[]> {
  const { store } = server.server.services;
  await eraseDocuments(
    { database: server.database, store },
    new Date(server.clock.now().getTime() + days * dayMilliseconds),
  );
  return findRemainingKinds(applicantId);
}

test("papers of a contract are erased ten years after its end", async () => {
  const entry = await entryIn(server, archived, { claims: 1 });
  expect(await eraseAfter(3_649, entry)).toEqual(["invoice"]);
  expect(await eraseAfter(3_660, entry)).toEqual([]);
});

test("papers of an open entry are kept", async () => {
  const entry = await entryIn(server, transferred, { claims: 1 });
  await server.insertFile(entry.applicantId, "bs");
  expect(await eraseAfter(3_700, entry)).toEqual(["bs", "invoice"]);
});

test("an upload that was never submitted is erased after a year without a draft", async () => {
  const { id: applicantId } = await server.signInApplicant();
  await server.insertFile(applicantId, "bs");
  const later = new Date(server.clock.now().getTime() + 300 * dayMilliseconds);
  await server.database
    .insertInto("draft")
    .values({ applicant_id: applicantId, form: "entry", version: 1, content: "{}", updated_at: later })
    .execute();
  expect(await eraseAfter(400, { applicantId })).toEqual(["bs"]);
  expect(await eraseAfter(700, { applicantId })).toEqual([]);
});
