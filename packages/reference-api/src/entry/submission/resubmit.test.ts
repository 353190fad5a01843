import { ClaimStatus, EntryStatus, IdentityConfirmation, type ReviewSubject } from "@kaitori/domain";
import { expect, test } from "vitest";
import { askAgain, entryIn, readEntry, resubmitEntry, type TestEntry } from "../../testing/entry-in.ts";
import { testServerWithDesk } from "../../testing/test-server.ts";
import { type ClaimBody, entryBody, fileReferences } from "../samples.ts";

const { server, desk } = await testServerWithDesk();

/** Creates an entry whose claim or invoice is asked for again. */
async function createInadequateEntry(subject: ReviewSubject): Promise<TestEntry> {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await askAgain(server, entry, { subject });
  return entry;
}

/** Resubmits the entry with another invoice and these changes. */
async function resubmit(entry: TestEntry, changes: Partial<ClaimBody>) {
  const file = await server.insertFile(entry.applicantId, "invoice");
  return resubmitEntry(entry, { contentfile_relations: fileReferences("invoice", file), ...changes });
}

test("B4 R4.21 a new invoice replaces the refused one, and accepted data stay unchanged", async () => {
  const entry = await entryIn(server, EntryStatus.underReview);
  const [first, second] = (await readEntry(entry)).claims;
  await askAgain(server, entry, { subject: "invoice", uploads: [first?.contentfiles[0]?.id ?? 0] });
  const file = await server.insertFile(entry.applicantId, "invoice");
  const otherFields = {
    obliger_company_name: "株式会社別会社",
    amount: "2000000",
    obliger_payment_date: "2027-03-31",
  };
  const body = await entry.client.callOrThrow("reviewEntry", {
    params: { id: entry.id },
    body: entryBody({
      claims: [
        { ...first, contentfile_relations: fileReferences("invoice", file), ...otherFields },
        { ...second, ...otherFields },
      ],
      banks: [{ bank_name: "別の銀行", bank_account_number: "9999999", file_format: "passbook" }],
    }),
  });
  expect(body).toMatchObject({
    status: EntryStatus.underReview,
    description_of_inadequate_document: "",
    banks: [],
  });
  expect(body.resubmitted_at).toBe(body.updated_at);
  const unchanged = {
    status: ClaimStatus.underReview,
    obliger_company_name: "株式会社青空建設",
    amount: "1000000",
    obliger_payment_date: "2027-01-31",
    invoice_confirmation_status: IdentityConfirmation.confirming,
  };
  expect(body.claims).toMatchObject([unchanged, unchanged]);
  expect(body.claims[0]?.contentfiles.map(({ id }) => id)).toEqual([file]);
  expect((await readEntry(entry)).inadequacies).toEqual([]);
});

test("B4 a resubmission without a new invoice is refused at the claim", async () => {
  const entry = await createInadequateEntry("invoice");
  expect(await resubmitEntry(entry, { amount: "2000000" })).toMatchObject({
    status: 400,
    body: { claims: [{ contentfiles: [expect.stringContaining("請求書")] }] },
  });
  expect((await readEntry(entry)).status).toBe(EntryStatus.inadequate);
});

test("B4 a resubmission without a change is refused with a message", async () => {
  const entry = await createInadequateEntry("claim");
  expect(await resubmitEntry(entry, {})).toMatchObject({
    status: 400,
    body: { claims: [{ non_field_errors: [expect.stringContaining("何も変わっていません")] }] },
  });
  const account = (await readEntry(entry)).claims[0]?.receive_payment_account;
  const receive_payment_account = { ...account, bank_account_number: "7654321" };
  expect((await resubmitEntry(entry, { receive_payment_account })).status).toBe(200);
});

test.each([
  {
    title: "an invalid account",
    changes: {
      receive_payment_account: {
        bank_name: "",
        deposit_type: "savings",
        bank_account_number: "12",
        obliger_accounts: [{ holder_name: "ヲ" }],
      },
    },
  },
  { title: "a past payment date", changes: { obliger_payment_date: "2026-11-01" } },
])("R5.8 a resubmission with $title is refused", async ({ changes }) => {
  expect((await resubmit(await createInadequateEntry("claim"), changes)).status).toBe(400);
});

test("the desk sees changed figures with their previous values", async () => {
  const entry = await createInadequateEntry("claim");
  await resubmit(entry, { amount: "2345678", scheduled_deposit_amount_from_obliger: "2345678" });
  const { history } = await desk.read<{ history: { changes: unknown[] }[] }>(`/desk/entries/${entry.id}`);
  const changed = { before: 1_000_000, after: 2_345_678 };
  expect(history.filter(({ changes }) => changes.length > 0)).toMatchObject([
    {
      act: "resubmit",
      claim: entry.claims[0],
      changes: [
        { field: "amount", ...changed },
        { field: "scheduled_deposit_amount_from_obliger", ...changed },
      ],
    },
  ]);
});

test("only changed fields are recorded, and the record cannot be changed", async () => {
  const entry = await createInadequateEntry("claim");
  await resubmit(entry, { houjinbangou_address: "東京都港区芝1丁目1番1号" });
  const corrections = await server.rows`select field, after from claim_correction
    where claim_id = any(${entry.claims})`;
  expect(corrections).toEqual([{ field: "houjinbangou_address", after: "東京都港区芝1丁目1番1号" }]);
  const rewrite = server.rows`update claim_correction set before = '"0"'`;
  await expect(rewrite).rejects.toThrow(/never changed/);
});

test("a resubmission ignores papers that were not asked for", async () => {
  const entry = await createInadequateEntry("invoice");
  const [invoice, other, balance] = [
    await server.insertFile(entry.applicantId, "invoice"),
    await server.insertFile(entry.applicantId, "additional_doc"),
    await server.insertFile(entry.applicantId, "bs"),
  ];
  const contentfile_relations = [
    ...fileReferences("invoice", invoice),
    ...fileReferences("additional_doc", other),
  ];
  const { body } = await resubmitEntry(entry, { contentfile_relations }, { addfiles: [{ id: balance }] });
  const fileIds = body.claims[0]?.contentfiles.map(({ id }) => id);
  expect(fileIds).toContain(invoice);
  expect(fileIds).not.toContain(other);
  expect(body.addfiles).toEqual([]);
});

const bankOf = (cover: number, details: number) => ({
  bank_name: "みずほ銀行",
  bank_account_number: "1234567",
  file_format: "passbook" as const,
  contentfile_relations: [
    ...fileReferences("passbook_cover_1", cover),
    ...fileReferences("passbook_details_1", details),
  ],
});

async function createEntryWithRejectedCover() {
  const { client, id: applicantId } = await server.signInApplicant();
  const insertPaper = (kind: string) => server.insertFile(applicantId, kind);
  const [cover, details] = [await insertPaper("passbook_cover_1"), await insertPaper("passbook_details_1")];
  const bank = bankOf(cover, details);
  const { body: created } = await client.call("createEntry", { body: entryBody({ banks: [bank] }) });
  await askAgain(server, created, { subject: "withdrawals_detail", claim: null, uploads: [cover] });
  const again = await insertPaper("passbook_cover_1");
  const review = (changes: object) => resubmitEntry({ client, id: created.id }, {}, changes);
  return { client, insertPaper, bank, created, details, again, review };
}

test("B4 a new passbook cover replaces the refused one", async () => {
  const { again, details, review } = await createEntryWithRejectedCover();
  const banks = [bankOf(again, details)];
  const { status, body } = await review({ banks, addfiles: [{ id: again }] });
  expect(status).toBe(200);
  expect(body.banks).toEqual(banks);
  expect(body.addfiles.map(({ id }) => id)).toEqual([details, again]);
  expect(body.account_activity_statement_confirmation_status).toBe(IdentityConfirmation.confirming);
});

test("R4.13 R8.1 resubmitted statements are checked, with errors by account", async () => {
  const { again, details, review } = await createEntryWithRejectedCover();
  const bank = bankOf(again, details);
  const invalidBank = {
    ...bank,
    bank_account_number: "123",
    contentfile_relations: fileReferences("passbook_cover_1", again),
  };
  expect(await review({ banks: [bank, invalidBank] })).toMatchObject({
    status: 400,
    body: {
      banks: [{}, { bank_account_number: [expect.any(String)], passbook_details: [expect.any(String)] }],
    },
  });
});

test("R7.1 B4 statements in addfiles without banks replace a refused paper", async () => {
  const { insertPaper, created, details, review } = await createEntryWithRejectedCover();
  const statement = await insertPaper("withdrawals_detail");
  const addfiles = [...created.addfiles, { id: statement }];
  const { status, body } = await review({ banks: undefined, addfiles });
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(body.addfiles.map(({ id }) => id)).toEqual([details, statement]);
});

test("another paper is refused for a requested passbook cover", async () => {
  const { insertPaper, review } = await createEntryWithRejectedCover();
  const another = await insertPaper("passbook_details_1");
  expect((await review({ banks: undefined, addfiles: [{ id: another }] })).status).toBe(400);
});

test("a request for a passbook cover does not allow a change of the account", async () => {
  const { insertPaper, bank, details, again, review } = await createEntryWithRejectedCover();
  const input = bankOf(again, await insertPaper("passbook_details_1"));
  const another = { ...input, bank_name: "別の銀行", bank_account_number: "9999999" };
  const { body } = await review({ banks: [another, another] });
  const contentfile_relations = [
    ...input.contentfile_relations,
    ...fileReferences("passbook_details_1", details),
  ];
  expect(body.banks).toEqual([{ ...bank, contentfile_relations }]);
});

test("R6.3 a resubmission with claims of another entry or repeated claims is refused", async () => {
  const entry = await createInadequateEntry("claim");
  const other = await createInadequateEntry("claim");
  const { claims } = await readEntry(entry);
  const foreign = { ...claims[0], id: other.claims[0] };
  expect((await resubmitEntry(entry, {}, { claims: [...claims, foreign] })).status).toBe(404);
  expect((await resubmitEntry(entry, {}, { claims: [...claims, ...claims] })).status).toBe(400);
});

test("B4 a requested identity must be submitted in the profile before the resubmission", async () => {
  const entry = await entryIn(server, EntryStatus.underReview);
  await askAgain(server, entry, { subject: "identity", claim: null });
  expect(await resubmitEntry(entry, {})).toMatchObject({
    status: 409,
    body: { blockers: ["identityNotGiven"] },
  });
  await server.rows`update applicant set identity_confirmation = ${IdentityConfirmation.confirming}
    where id = ${entry.applicantId}`;
  expect((await resubmitEntry(entry, {})).status).toBe(200);
});
