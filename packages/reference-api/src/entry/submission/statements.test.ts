import { EntryStatus, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import { cancelEntry, createEntry, deleteUpload, getDraftEntry, me, putDraftEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { asDesk, askAgain, offer } from "../../testing/entry-in.ts";
import type { NewApplicant } from "../../testing/insert-applicant.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { readReadiness } from "../../testing/read-readiness.ts";
import { serverOfFile } from "../../testing/server-with-desk.ts";
import { statementPapers } from "../../testing/statement-papers.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { endOffer } from "../offer/end-offers.ts";
import { acceptItem } from "../review/accept-item.ts";
import { rejectEntry } from "../review/reject-entry.ts";
import { claimBody, entryBody, filesAs } from "../samples.ts";

const server = await serverOfFile();

const { nothing, confirming, confirmed, inadequate } = IdentityConfirmation;

/** Somebody who has never given a paper, and a complete draft of them. */
async function beginner() {
  const signedIn = await server.signedIn({
    withdrawals_detail_status: nothing,
    financial_statements_status: nothing,
  });
  return { ...signedIn, papers: await statementPapers(server, signedIn.id) };
}

async function keep(client: TestClient, draft: object) {
  const { version } = (await client.call(getDraftEntry)).body;
  return client.call(putDraftEntry, { body: { version, ...draft } });
}

const statuses = async (client: TestClient) => {
  const { body } = await client.call(me, { body: {} });
  return [body?.withdrawals_detail_status, body?.financial_statements_status];
};
const lacks = async (client: TestClient) => {
  const { missing, givenBefore } = await readReadiness(client);
  return { missing: missing.map(({ need, state }) => `${need} ${state}`), givenBefore };
};
const ready = { missing: [], givenBefore: [] };
const both = ["withdrawalStatements", "financialStatements"];

const acceptStatements = (id: number) =>
  asDesk(server, { id }, async (context, entry) => {
    for (const subject of ["withdrawals_detail", "financial_statements"] as const)
      await acceptItem(context, entry, { subject, claim: null });
  });

test("R4.10 R4.13 R4.17 a draft makes an entry possible and is given by nobody", async () => {
  const { client, papers } = await beginner();
  await keep(client, papers.draft);
  expect(await statuses(client)).toEqual([nothing, nothing]);
  expect(await lacks(client)).toEqual(ready);

  await keep(client, { ...papers.draft, addfiles: papers.draft.addfiles.slice(1), banks: [] });
  expect(await lacks(client)).toEqual({
    missing: ["withdrawalStatements missing", "financialStatements unfinished"],
    givenBefore: [],
  });

  await keep(client, papers.draft);
  const { status, body } = await client.call(createEntry, { body: entryBody() });
  expect(status).toBe(200);
  expect(body.addfiles.map(({ id }) => id)).toEqual(papers.all);
  expect(await statuses(client)).toEqual([confirming, confirming]);
  expect((await client.call(getDraftEntry)).body.version).toBe(0);
});

test("R4.13 R4.17 what is called complete can be submitted: a page with a number is the paper as well", async () => {
  const { client, id, papers } = await beginner();
  const [profitAndLoss] = papers.draft.addfiles;
  const numbered = { id: await insertFile(server, id, "tb_bs_2") };
  await keep(client, { ...papers.draft, addfiles: [profitAndLoss, numbered] });
  expect(await lacks(client)).toEqual(ready);
  expect((await client.call(createEntry, { body: entryBody() })).status).toBe(200);
});

test.each([
  { end: "cancelled", by: (client: TestClient, id: number) => client.call(cancelEntry, { params: { id } }) },
  {
    end: "rejected",
    by: (_client: TestClient, id: number) =>
      asDesk(server, { id }, (context, entry) => rejectEntry(context, entry)),
  },
])(
  "R4.10 the papers of an entry that was $end are good for the next, which rests on them",
  async ({ by }) => {
    const { client, papers } = await beginner();
    await keep(client, papers.draft);
    const first = (await client.call(createEntry, { body: entryBody() })).body;
    await by(client, first.id);
    expect(await lacks(client)).toEqual({ missing: [], givenBefore: both });

    // The next one is begun: the first keystroke has no banks in it.
    await keep(client, { purpose: "仕入れ" });
    expect(await statuses(client)).toEqual([confirming, confirming]);
    expect(await lacks(client)).toEqual({ missing: [], givenBefore: both });

    const { status, body } = await client.call(createEntry, { body: entryBody() });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: EntryStatus.underReview,
      account_activity_statement_confirmation_status: confirming,
      financial_statement_confirmation_status: confirming,
      banks: papers.draft.banks,
    });
    expect(body.addfiles.map(({ id }) => id)).toEqual(papers.all);
    // The desk looks at them with this entry, and asks for one of them again.
    await askAgain(server, body, { subject: "withdrawals_detail", claim: null, uploads: [papers.cover] });
  },
);

test("R4.10 mail.endOfferBody the papers of an offer that was let pass are good for the next", async () => {
  const { client, id, papers } = await beginner();
  await keep(client, papers.draft);
  const invoice = await insertFile(server, id, "invoice");
  const claims = [claimBody({ contentfile_relations: filesAs("invoice", invoice) })];
  const first = (await client.call(createEntry, { body: entryBody({ claims }) })).body;
  await acceptStatements(first.id);
  await offer(server, first);
  await asDesk(server, first, (context, entry) => endOffer({ ...context, actor: "system" }, entry));
  expect((await lacks(client)).missing).toEqual([]);
  const { status, body } = await client.call(createEntry, { body: entryBody() });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: EntryStatus.underReview, banks: papers.draft.banks });
  expect(body.addfiles.map(({ id }) => id)).toEqual(papers.all);
});

test("R4.10 papers that were asked for again are not good for the next entry", async () => {
  const { client, papers } = await beginner();
  await keep(client, papers.draft);
  const { id } = (await client.call(createEntry, { body: entryBody() })).body;
  await askAgain(server, { id }, { subject: "withdrawals_detail", claim: null });
  await client.call(cancelEntry, { params: { id } });
  expect(await statuses(client)).toEqual([inadequate, confirming]);
  expect(await client.call(createEntry, { body: entryBody() })).toMatchObject({
    status: 409,
    body: { blockers: ["withdrawalsMissing"] },
  });
});

test("R4.10 what a desk has confirmed stays confirmed, whatever a draft says", async () => {
  const { client, papers } = await beginner();
  await keep(client, papers.draft);
  const { id } = (await client.call(createEntry, { body: entryBody() })).body;
  await acceptStatements(id);
  await asDesk(server, { id }, (context, entry) => rejectEntry(context, entry));
  await keep(client, { purpose: "仕入れ" });
  expect(await statuses(client)).toEqual([confirmed, confirmed]);
  const { body } = await client.call(createEntry, { body: entryBody() });
  expect(body).toMatchObject({
    account_activity_statement_confirmation_status: confirmed,
    financial_statement_confirmation_status: confirmed,
  });
  expect(body.addfiles.map((file) => file.id)).toEqual(papers.all);
});

test.each([
  { how: "the draft is given up", body: entryBody() },
  { how: "the call names no accounts", body: entryBody({ banks: [] }), isKept: true },
])("R4.13 R4.17 R5.12 an entry without papers is refused: $how", async ({ body, isKept = false }) => {
  const { client, papers } = await beginner();
  await keep(client, papers.draft);
  if (!isKept) await keep(client, {});
  expect(await client.call(createEntry, { body })).toMatchObject({
    status: 409,
    body: { blockers: expect.arrayContaining(["withdrawalsMissing"]) },
  });
  expect(await statuses(client)).toEqual([nothing, nothing]);
});

test("R4.13 R4.17 newer papers of which a half is there are asked for by name, or given up", async () => {
  const { client, papers } = await beginner();
  await keep(client, papers.draft);
  const { id } = (await client.call(createEntry, { body: entryBody() })).body;
  await client.call(cancelEntry, { params: { id } });

  const newer = await statementPapers(server, (await client.call(me, { body: {} })).body?.id ?? 0);
  const [bank] = newer.draft.banks;
  const half = bank && { ...bank, contentfile_relations: bank.contentfile_relations.slice(0, 1) };
  await keep(client, { ...newer.draft, banks: [half], addfiles: newer.draft.addfiles.slice(0, 1) });
  expect(await lacks(client)).toEqual({
    missing: ["withdrawalStatements unfinished", "financialStatements unfinished"],
    givenBefore: both,
  });
  expect(await client.call(createEntry, { body: entryBody() })).toMatchObject({
    status: 400,
    body: {
      banks: [{ passbook_details: [expect.stringContaining("通帳の明細ページ")] }],
      addfiles: [expect.stringContaining("試算表（貸借対照表）")],
    },
  });
  await keep(client, { purpose: "仕入れ" });
  expect((await client.call(createEntry, { body: entryBody() })).status).toBe(200);
});

test.each([
  { by: "the call", hasDraft: false },
  { by: "the draft", hasDraft: true },
])(
  "R4.17 one of the financial documents that $by names without an answer is half of them",
  async ({ hasDraft }) => {
    const { client, id } = await server.signedIn();
    const addfiles = [{ id: await insertFile(server, id, "pl") }];
    if (hasDraft) await keep(client, { addfiles });
    expect(await client.call(createEntry, { body: entryBody(hasDraft ? {} : { addfiles }) })).toMatchObject({
      status: 400,
      body: { addfiles: [expect.stringContaining("貸借対照表"), expect.stringContaining("内訳書")] },
    });
  },
);

test("R4.17 all of the financial documents are taken without an answer, and count as given", async () => {
  const { client, papers } = await beginner();
  const { banks, addfiles } = papers.draft;
  const { status } = await client.call(createEntry, { body: entryBody({ banks, addfiles }) });
  expect(status).toBe(200);
  expect(await statuses(client)).toEqual([confirming, confirming]);
});

test("R5.12 R3.2 a file is the paper as which it was taken in, whatever the call says of it", async () => {
  const { client, id, papers } = await beginner();
  const picture = await insertFile(server, id, "passbook_cover_1");
  const relation = (kind: string) => ({ kind, contentfile: { id: picture } });
  const [bank] = papers.draft.banks;
  const banks = bank && [
    { ...bank, contentfile_relations: [relation("passbook_cover_1"), relation("passbook_details_1")] },
  ];
  await keep(client, { ...papers.draft, banks });
  expect(await lacks(client)).toEqual({ ...ready, missing: ["withdrawalStatements unfinished"] });
  expect(await client.call(createEntry, { body: entryBody() })).toMatchObject({
    status: 400,
    body: { banks: [{ passbook_details: [expect.any(String)] }] },
  });
  await keep(client, papers.draft);
  const claims = [claimBody({ contentfile_relations: [relation("invoice_1")] })];
  expect(await client.call(createEntry, { body: entryBody({ claims }) })).toMatchObject({
    status: 400,
    body: { claims: [{ contentfiles: [expect.stringContaining("請求書")] }] },
  });
});

test("B3 R5.11 a paper that was deleted on another page is asked for by its name, and typing goes on", async () => {
  const { client, id, papers } = await beginner();
  const invoice = await insertFile(server, id, "invoice_1");
  const claims = [claimBody({ contentfile_relations: filesAs("invoice_1", invoice) })];
  const draft = { ...papers.draft, claims };
  const { version } = (await keep(client, draft)).body;
  for (const gone of [papers.details, papers.balance, invoice])
    expect((await client.call(deleteUpload, { params: { id: gone } })).status).toBe(204);

  const asked = {
    status: 400,
    body: {
      banks: [
        { passbook_details: [expect.stringContaining("「通帳の明細ページ」のファイルは、別の画面で削除")] },
      ],
      claims: [{ contentfiles: [expect.stringContaining("「請求書」のファイルは、別の画面で削除")] }],
      addfiles: [{}, { non_field_errors: [expect.stringContaining("別の画面で削除")] }],
    },
  };
  expect(await client.call(putDraftEntry, { body: { version, ...draft } })).toMatchObject(asked);
  const sent = entryBody({ claims, banks: papers.draft.banks, addfiles: papers.draft.addfiles });
  expect(await client.call(createEntry, { body: sent })).toMatchObject(asked);
  // The other page has been at it since: that is said first.
  await keep(client, { purpose: "別の画面" });
  expect((await client.call(putDraftEntry, { body: { version, ...draft } })).status).toBe(409);
});

test("B3 a paper that only the draft names and that is gone is a missing one", async () => {
  const { client, papers } = await beginner();
  await keep(client, papers.draft);
  await client.call(deleteUpload, { params: { id: papers.details } });
  expect((await lacks(client)).missing).toEqual(["withdrawalStatements unfinished"]);
  expect(await client.call(createEntry, { body: entryBody() })).toMatchObject({
    status: 400,
    body: { banks: [{ passbook_details: [expect.stringContaining("通帳の明細ページ")] }] },
  });
});

test("R6.3 the database ties no paper of somebody else to an entry or a claim", async () => {
  const { client, id } = await server.signedIn();
  const { id: stranger } = await server.signedIn();
  const entry = (await client.call(createEntry, { body: entryBody() })).body;
  const file = await insertFile(server, stranger, "invoice_1");
  const ofEntry = server.rows`insert into entry_file (entry_id, applicant_id, file_id)
    values (${entry.id}, ${id}, ${file})`;
  await expect(ofEntry).rejects.toThrow(/foreign key/);
  const ofClaim = server.rows`insert into claim_file (claim_id, applicant_id, file_id, kind)
    values (${entry.claims[0]?.id}, ${id}, ${file}, 'invoice_1')`;
  await expect(ofClaim).rejects.toThrow(/foreign key/);
});

test("B1 the number of a statement's account is read by the rule that reads every other", async () => {
  const { client, papers } = await beginner();
  const banks = papers.draft.banks.map((bank) => ({
    ...bank,
    bank_name: " みずほ\n銀行",
    bank_account_number: "１２３ー４５６７",
  }));
  const { body } = await client.call(createEntry, { body: entryBody({ ...papers.draft, banks }) });
  expect(body).toMatchObject({ banks: [{ bank_name: "みずほ 銀行", bank_account_number: "1234567" }] });
});

const old: Partial<NewApplicant> = {
  withdrawals_detail_status: confirmed,
  last_withdrawals_detail_date: "2026-01-15",
};

test.each([
  { what: "withdrawal statements accepted ten months ago", applicant: old, blocker: "withdrawalsMissing" },
  {
    what: "financial statements past their day",
    applicant: { financial_statements_valid_date: "2026-11-20" } satisfies Partial<NewApplicant>,
    blocker: "financialStatementsMissing",
  },
])("$what are asked for again", async ({ applicant, blocker }) => {
  const { client } = await server.signedIn(applicant);
  const answer = await client.call(createEntry, { body: entryBody() });
  expect(answer).toMatchObject({ status: 409, body: { blockers: [blocker] } });
});

test("newer statements take the place of those that have grown old, and what is accepted is good until a day", async () => {
  const { client, id } = await server.signedIn(old);
  expect(await statuses(client)).toEqual([IdentityConfirmation.expired, confirmed]);
  const { draft } = await statementPapers(server, id);
  const { body: entry } = await client.call(createEntry, { body: entryBody({ banks: draft.banks }) });
  await acceptStatements(entry.id);
  expect((await client.call(me, { body: {} })).body).toMatchObject({
    withdrawals_detail_status: confirmed,
    last_withdrawals_detail_date: todayInTokyo(server.clock.now()),
    financial_statements_valid_date: expect.any(String),
  });
});
