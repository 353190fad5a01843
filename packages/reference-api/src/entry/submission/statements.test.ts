import { EntryStatus, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import { expect, test } from "vitest";
import { asDesk, askAgain, insertStatements, offer, readReadiness } from "../../testing/entry-in.ts";
import type { NewApplicant } from "../../testing/insert-applicant.ts";
import { type TestClient, testServer } from "../../testing/test-server.ts";
import { makeMove } from "../make-move.ts";
import { rejectEntry } from "../review/finish-review.ts";
import { acceptItem } from "../review/item.ts";
import { claimBody, entryBody, fileReferences } from "../samples.ts";

const server = await testServer();

const { notSubmitted, confirming, confirmed, inadequate } = IdentityConfirmation;

/** Creates an applicant without papers, and the content of a complete draft of statements. */
async function createApplicant() {
  const signInApplicant = await server.signInApplicant({
    withdrawals_detail_status: notSubmitted,
    financial_statements_status: notSubmitted,
  });
  return { ...signInApplicant, papers: await insertStatements(server, signInApplicant.id) };
}

async function createApplicantWithDraft() {
  const applicant = await createApplicant();
  await saveDraft(applicant.client, applicant.papers.draft);
  return applicant;
}

async function saveDraft(client: TestClient, draft: object) {
  const { version } = (await client.call("getDraftEntry")).body;
  return client.call("putDraftEntry", { body: { version, ...draft } });
}

const statuses = async (client: TestClient) => {
  const { body } = await client.call("me", { body: {} });
  return [body?.withdrawals_detail_status, body?.financial_statements_status];
};
const readMissing = async (client: TestClient) => {
  const { missing, validPapers } = await readReadiness(client);
  return { missing: missing.map(({ need, state }) => `${need} ${state}`), validPapers };
};
const ready = { missing: [], validPapers: [] };
const bothStatements = ["withdrawalStatements", "financialStatements"];

const acceptStatements = (id: number) =>
  asDesk(server, { id }, async (context, entry) => {
    for (const subject of ["withdrawals_detail", "financial_statements"] as const)
      await acceptItem(context, entry, { subject, claim: null });
  });

test("B1 the account number of a statement is normalised", async () => {
  const { client, papers } = await createApplicant();
  const banks = papers.draft.banks.map((bank) => ({
    ...bank,
    bank_name: " みずほ\n銀行",
    bank_account_number: "１２３ー４５６７",
  }));
  const { body } = await client.call("createEntry", { body: entryBody({ ...papers.draft, banks }) });
  expect(body).toMatchObject({ banks: [{ bank_name: "みずほ 銀行", bank_account_number: "1234567" }] });
});

test("R4.10 R4.13 R4.17 statements in a draft allow a submission but change no status", async () => {
  const { client, papers } = await createApplicantWithDraft();
  expect(await statuses(client)).toEqual([notSubmitted, notSubmitted]);
  expect(await readMissing(client)).toEqual(ready);

  await saveDraft(client, { ...papers.draft, addfiles: papers.draft.addfiles.slice(1), banks: [] });
  expect(await readMissing(client)).toEqual({
    missing: ["withdrawalStatements missing", "financialStatements unfinished"],
    validPapers: [],
  });

  await saveDraft(client, papers.draft);
  const body = await client.callOrThrow("createEntry", { body: entryBody() });
  expect(body.addfiles.map(({ id }) => id)).toEqual(papers.all);
  expect(await statuses(client)).toEqual([confirming, confirming]);
  expect((await client.call("getDraftEntry")).body.version).toBe(0);
});

test.each([
  {
    end: "cancelled",
    run: (client: TestClient, id: number) => client.call("cancelEntry", { params: { id } }),
  },
  {
    end: "rejected",
    run: (_client: TestClient, id: number) =>
      asDesk(server, { id }, (context, entry) => rejectEntry(context, entry)),
  },
])("R4.10 the papers of a $end entry count for the next one", async ({ run }) => {
  const { client, papers } = await createApplicantWithDraft();
  const first = (await client.call("createEntry", { body: entryBody() })).body;
  await run(client, first.id);
  expect(await readMissing(client)).toEqual({ missing: [], validPapers: bothStatements });

  // A new draft without banks keeps the earlier statements.
  await saveDraft(client, { purpose: "仕入れ" });
  expect(await statuses(client)).toEqual([confirming, confirming]);
  expect(await readMissing(client)).toEqual({ missing: [], validPapers: bothStatements });

  const body = await client.callOrThrow("createEntry", { body: entryBody() });
  expect(body).toMatchObject({
    status: EntryStatus.underReview,
    account_activity_statement_confirmation_status: confirming,
    financial_statement_confirmation_status: confirming,
    banks: papers.draft.banks,
  });
  expect(body.addfiles.map(({ id }) => id)).toEqual(papers.all);
  // The desk can ask again for a paper of the earlier entry.
  await askAgain(server, body, { subject: "withdrawals_detail", claim: null, uploads: [papers.cover] });
});

test("R4.10 the papers of an expired offer count for the next entry", async () => {
  const { client, id, papers } = await createApplicantWithDraft();
  const invoice = await server.insertFile(id, "invoice");
  const claims = [claimBody({ contentfile_relations: fileReferences("invoice", invoice) })];
  const first = (await client.call("createEntry", { body: entryBody({ claims }) })).body;
  await acceptStatements(first.id);
  await offer(server, first);
  await asDesk(server, first, (context, entry) =>
    makeMove({ ...context, actor: "system" }, entry, "endOffer"),
  );
  const body = await client.callOrThrow("createEntry", { body: entryBody() });
  expect(body.addfiles.map(({ id }) => id)).toEqual(papers.all);
});

test("R4.10 inadequate papers do not count for the next entry", async () => {
  const { client } = await createApplicantWithDraft();
  const { id } = (await client.call("createEntry", { body: entryBody() })).body;
  await askAgain(server, { id }, { subject: "withdrawals_detail", claim: null });
  await client.call("cancelEntry", { params: { id } });
  expect(await statuses(client)).toEqual([inadequate, confirming]);
  expect(await client.call("createEntry", { body: entryBody() })).toMatchObject({
    status: 409,
    body: { blockers: ["withdrawalsMissing"] },
  });
});

test("R4.10 confirmed statements stay confirmed after a new draft", async () => {
  const { client, papers } = await createApplicantWithDraft();
  const { id } = (await client.call("createEntry", { body: entryBody() })).body;
  await acceptStatements(id);
  await asDesk(server, { id }, (context, entry) => rejectEntry(context, entry));
  await saveDraft(client, { purpose: "仕入れ" });
  expect(await statuses(client)).toEqual([confirmed, confirmed]);
  const { body } = await client.call("createEntry", { body: entryBody() });
  expect(body).toMatchObject({
    account_activity_statement_confirmation_status: confirmed,
    financial_statement_confirmation_status: confirmed,
  });
  expect(body.addfiles.map((file) => file.id)).toEqual(papers.all);
});

test.each([
  { reason: "the draft is empty", body: entryBody() },
  { reason: "the call has no banks", body: entryBody({ banks: [] }), keepsDraft: true },
])(
  "R4.13 R4.17 R5.12 a submission without papers is refused if $reason",
  async ({ body, keepsDraft = false }) => {
    const { client } = await createApplicantWithDraft();
    if (!keepsDraft) await saveDraft(client, {});
    expect(await client.call("createEntry", { body })).toMatchObject({
      status: 409,
      body: { blockers: expect.arrayContaining(["withdrawalsMissing"]) },
    });
    expect(await statuses(client)).toEqual([notSubmitted, notSubmitted]);
  },
);

test("R4.13 R4.17 incomplete new statements are refused, and an empty draft uses the earlier ones", async () => {
  const { client, id: applicantId } = await createApplicantWithDraft();
  const { id } = (await client.call("createEntry", { body: entryBody() })).body;
  await client.call("cancelEntry", { params: { id } });

  const newer = await insertStatements(server, applicantId);
  const [bank] = newer.draft.banks;
  const partial = bank && { ...bank, contentfile_relations: bank.contentfile_relations.slice(0, 1) };
  await saveDraft(client, { ...newer.draft, banks: [partial], addfiles: newer.draft.addfiles.slice(0, 1) });
  expect(await readMissing(client)).toEqual({
    missing: ["withdrawalStatements unfinished", "financialStatements unfinished"],
    validPapers: bothStatements,
  });
  expect(await client.call("createEntry", { body: entryBody() })).toMatchObject({
    status: 400,
    body: {
      banks: [{ passbook_details: [expect.stringContaining("通帳の明細ページ")] }],
      addfiles: [expect.stringContaining("試算表（貸借対照表）")],
    },
  });
  await saveDraft(client, { purpose: "仕入れ" });
  expect((await client.call("createEntry", { body: entryBody() })).status).toBe(200);
});

test("R4.17 complete financial documents are accepted without the draft's answers", async () => {
  const { client, papers } = await createApplicant();
  const { banks, addfiles } = papers.draft;
  const { status } = await client.call("createEntry", { body: entryBody({ banks, addfiles }) });
  expect(status).toBe(200);
  expect(await statuses(client)).toEqual([confirming, confirming]);
});

test("R5.12 R3.2 the kind of the upload counts, not the kind in the call", async () => {
  const { client, id, papers } = await createApplicant();
  const picture = await server.insertFile(id, "passbook_cover_1");
  const relation = (kind: string) => ({ kind, contentfile: { id: picture } });
  const [bank] = papers.draft.banks;
  const banks = bank && [
    { ...bank, contentfile_relations: [relation("passbook_cover_1"), relation("passbook_details_1")] },
  ];
  await saveDraft(client, { ...papers.draft, banks });
  expect(await readMissing(client)).toEqual({ ...ready, missing: ["withdrawalStatements unfinished"] });
  expect(await client.call("createEntry", { body: entryBody() })).toMatchObject({
    status: 400,
    body: { banks: [{ passbook_details: [expect.any(String)] }] },
  });
  await saveDraft(client, papers.draft);
  const claims = [claimBody({ contentfile_relations: [relation("invoice_1")] })];
  expect(await client.call("createEntry", { body: entryBody({ claims }) })).toMatchObject({
    status: 400,
    body: { claims: [{ contentfiles: [expect.stringContaining("請求書")] }] },
  });
});

test("B3 R5.11 a file that another page deleted is reported by name", async () => {
  const { client, id, papers } = await createApplicant();
  const invoice = await server.insertFile(id, "invoice_1");
  const claims = [claimBody({ contentfile_relations: fileReferences("invoice_1", invoice) })];
  const draft = { ...papers.draft, claims };
  const { version } = (await saveDraft(client, draft)).body;
  for (const deletedId of [papers.details, papers.balance, invoice])
    expect((await client.call("deleteUpload", { params: { id: deletedId } })).status).toBe(204);

  const errors = {
    status: 400,
    body: {
      banks: [
        { passbook_details: [expect.stringContaining("「通帳の明細ページ」のファイルは、別の画面で削除")] },
      ],
      claims: [{ contentfiles: [expect.stringContaining("「請求書」のファイルは、別の画面で削除")] }],
      addfiles: [{}, { non_field_errors: [expect.stringContaining("別の画面で削除")] }],
    },
  };
  expect(await client.call("putDraftEntry", { body: { version, ...draft } })).toMatchObject(errors);
  const sent = entryBody({ claims, banks: papers.draft.banks, addfiles: papers.draft.addfiles });
  expect(await client.call("createEntry", { body: sent })).toMatchObject(errors);
  // A newer draft is reported before missing files.
  await saveDraft(client, { purpose: "別の画面" });
  expect((await client.call("putDraftEntry", { body: { version, ...draft } })).status).toBe(409);
});

test("B3 a deleted file of the draft counts as missing", async () => {
  const { client, papers } = await createApplicantWithDraft();
  await client.call("deleteUpload", { params: { id: papers.details } });
  expect((await readMissing(client)).missing).toEqual(["withdrawalStatements unfinished"]);
  expect(await client.call("createEntry", { body: entryBody() })).toMatchObject({
    status: 400,
    body: { banks: [{ passbook_details: [expect.stringContaining("通帳の明細ページ")] }] },
  });
});

test("R6.3 the database refuses files of another applicant in an entry or a claim", async () => {
  const { client, id } = await server.signInApplicant();
  const { id: stranger } = await server.signInApplicant();
  const entry = (await client.call("createEntry", { body: entryBody() })).body;
  const file = await server.insertFile(stranger, "invoice_1");
  const ofEntry = server.rows`insert into entry_file (entry_id, applicant_id, file_id)
    values (${entry.id}, ${id}, ${file})`;
  await expect(ofEntry).rejects.toThrow(/foreign key/);
  const ofClaim = server.rows`insert into claim_file (claim_id, applicant_id, file_id, kind)
    values (${entry.claims[0]?.id}, ${id}, ${file}, 'invoice_1')`;
  await expect(ofClaim).rejects.toThrow(/foreign key/);
});

const old: Partial<NewApplicant> = {
  withdrawals_detail_status: confirmed,
  last_withdrawals_detail_date: "2026-01-15",
};

test.each([
  { papers: "withdrawal statements accepted ten months ago", applicant: old, blocker: "withdrawalsMissing" },
  {
    papers: "expired financial statements",
    applicant: { financial_statements_valid_date: "2026-11-20" } satisfies Partial<NewApplicant>,
    blocker: "financialStatementsMissing",
  },
])("$papers block a submission", async ({ applicant, blocker }) => {
  const { client } = await server.signInApplicant(applicant);
  const answer = await client.call("createEntry", { body: entryBody() });
  expect(answer).toMatchObject({ status: 409, body: { blockers: [blocker] } });
});

test("new statements replace expired ones and are valid for a time after acceptance", async () => {
  const { client, id } = await server.signInApplicant(old);
  expect(await statuses(client)).toEqual([IdentityConfirmation.expired, confirmed]);
  const { draft } = await insertStatements(server, id);
  const { body: entry } = await client.call("createEntry", { body: entryBody({ banks: draft.banks }) });
  await acceptStatements(entry.id);
  expect((await client.call("me", { body: {} })).body).toMatchObject({
    withdrawals_detail_status: confirmed,
    last_withdrawals_detail_date: todayInTokyo(server.clock.now()),
    financial_statements_valid_date: expect.any(String),
  });
});
