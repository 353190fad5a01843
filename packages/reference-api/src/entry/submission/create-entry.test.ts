import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { getApplicant } from "../../database/applicants.ts";
import {
  asDesk,
  askAgain,
  offer,
  readEntry,
  resubmitEntry,
  submitEntry,
  type TestEntry,
  termsOf,
} from "../../testing/entry-in.ts";
import { anotherAccount, type NewApplicant } from "../../testing/insert-applicant.ts";
import { createTestServer, type TestClient, testServer } from "../../testing/test-server.ts";
import { claimBodies, claimBody, entryBody, fileReferences } from "../samples.ts";
import { lockNewEntryContext } from "./new-entry-context.ts";

const server = await testServer();

const create = (client: TestClient, body: Record<string, unknown> = entryBody()) =>
  client.call("createEntry", { body });

test("R4.21 a submission creates an entry under review with claims, history, notice and mail", async () => {
  const { client, id } = await server.signInApplicant();
  const { status, body } = await create(client, entryBody({ claims: claimBodies(5) }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: EntryStatus.underReview,
    user: id,
    purchase_amount_desired: "900000",
    bank_account: { bank_account_number: "1234567" },
  });
  expect(body.claims.map(({ status }) => status)).toEqual(Array(5).fill(ClaimStatus.underReview));
  expect(body.claims.map(({ code }) => code)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${body.code}-${number}`),
  );

  const { history, inadequacies, ...entry } = (await client.call("getEntry", { params: { id: body.id } }))
    .body;
  expect(entry).toEqual(body);
  expect(inadequacies).toEqual([]);
  const { banks: _, ...listed } = body;
  expect((await client.call("listEntries")).body).toEqual([listed]);
  expect(history).toMatchObject([{ act: "submit", from: null, to: 1, actor: "applicant", claim: null }]);
  const notices = (await client.call("listNotices")).body;
  expect(notices).toMatchObject([{ entry: body.id, read_at: null }]);
  expect(notices[0]?.title).toContain(body.code);
  const mails = await server.rows`select subject from mail where subject like ${`%${body.code}%`}`;
  expect(mails).toHaveLength(1);
});

test("the longest query of a submission is prepared, and its times are dates", async () => {
  const { id } = await server.signInApplicant();
  await server.database.transaction().execute(async (transaction) => {
    const { applicant } = await lockNewEntryContext(transaction, id);
    expect(applicant).toEqual(await getApplicant(transaction, id));
    const prepared = await sql`
      select from pg_prepared_statements where statement like 'with "applicant"%'`.execute(transaction);
    expect(prepared.rows).toHaveLength(1);
  });
});

test("R3.7 R4.21 the response contains every paper, as in a later read", async () => {
  const { client, id } = await server.signInApplicant();
  const [first, second, estimate, statement] = [
    await server.insertFile(id, "invoice_1"),
    await server.insertFile(id, "invoice_1"),
    await server.insertFile(id, "additional_doc_1"),
    await server.insertFile(id, "passbook_cover_1"),
  ];
  const invoice = (file: number) => ({ kind: "invoice_1" as const, contentfile: { id: file } });
  const claims = [
    claimBody({ contentfile_relations: [invoice(first), invoice(first)] }),
    claimBody({
      amount: "2000000",
      contentfile_relations: [invoice(second), { kind: "additional_doc_1", contentfile: { id: estimate } }],
    }),
  ];
  const { body } = await create(client, entryBody({ claims, addfiles: [{ id: statement }] }));
  expect(body.claims.map((claim) => claim.contentfiles.map((file) => file.id))).toEqual([
    [first],
    [second, estimate],
  ]);
  expect(body.addfiles.map((file) => file.id)).toEqual([statement]);
  const [relation] = fileReferences("invoice_1", first);
  expect(body.claims[0]).toMatchObject({
    contentfiles: [{ id: first, kind: "invoice_1", image: null }],
    contentfile_relations: [relation],
  });
  const { history, inadequacies, ...entry } = (await client.call("getEntry", { params: { id: body.id } }))
    .body;
  expect(entry).toEqual(body);
  expect(inadequacies).toEqual([]);
});

test("R7.5 holder names are stored in the format of banks", async () => {
  const { client } = await server.signInApplicant();
  const { body } = await create(client);
  expect(body.claims[0]?.receive_payment_account?.obliger_accounts).toEqual([
    { holder_name: "カ）アオゾラケンセツ", formatted_holder_name: "カ）アオゾラケンセツ" },
  ]);
});

test("B5 names and accounts become one line and are limited in length", async () => {
  const { client } = await server.signInApplicant();
  const bank_account = { ...anotherAccount, bank_name: "みずほ\n銀行", branch_name: "蒲田支店" };
  const claims = [claimBody({ obliger_company_name: "青空建設\r\n\r\n第99条（特約）" })];
  const paymentAccount = { ...claimBody().receive_payment_account, bank_name: "銀".repeat(201) };
  const claim = claimBody({ receive_payment_account: paymentAccount });
  expect(await create(client, entryBody({ claims: [claim] }))).toMatchObject({
    status: 400,
    body: { claims: [{ receive_payment_account: { bank_name: [expect.any(String)] } }] },
  });

  const { body } = await create(client, entryBody({ claims, bank_account }));
  expect(body.bank_account?.bank_name).toBe("みずほ銀行");
  expect(body.claims[0]?.obliger_company_name).toBe("青空建設 第99条（特約）");
});

test("R8.1 R5.7 errors are listed by claim index and field", async () => {
  const { client } = await server.signInApplicant();
  const { status, body } = await create(client, {
    claims: [claimBody(), claimBody({ amount: "", obliger_payment_date: "" })],
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    purchase_amount_desired: ["入力してください。"],
    purpose: ["入力してください。"],
    claims: [{}, { amount: ["入力してください。"], obliger_payment_date: ["入力してください。"] }],
    codes: {
      purchase_amount_desired: [{ code: "required" }],
      purpose: [{ code: "required" }],
      claims: [{}, { amount: [{ code: "required" }], obliger_payment_date: [{ code: "required" }] }],
    },
  });
});

test.each([
  {
    name: "an amount outside the brand's limits",
    body: entryBody({ purchase_amount_desired: "1" }),
    errors: { purchase_amount_desired: [expect.stringContaining("100,000")] },
    codes: {
      purchase_amount_desired: [
        { code: "amountOutOfRange", params: { min: 100_000, max: expect.any(Number) } },
      ],
    },
  },
  {
    name: "D17 a claim far beyond what the brand buys",
    body: entryBody({
      claims: [claimBody({ amount: "999999999999", scheduled_deposit_amount_from_obliger: "999999999999" })],
    }),
    errors: { claims: [{ amount: [expect.any(String)] }] },
    codes: { claims: [{ amount: [expect.objectContaining({ code: "amountOutOfRange" })] }] },
  },
])("$name is refused without an entry", async ({ body: input, errors, codes }) => {
  const { client } = await server.signInApplicant();
  const { status, body } = await create(client, input);
  expect({ status, body }).toEqual({ status: 400, body: { ...errors, codes } });
  expect((await client.call("listEntries")).body).toEqual([]);
});

test.each<{
  name: string;
  applicant: Partial<NewApplicant>;
  before?: (client: TestClient) => Promise<unknown>;
}>([
  { name: "hasPreContractEntry", applicant: {}, before: (client: TestClient) => create(client) },
  { name: "identityImperfect", applicant: { identity_confirmation: IdentityConfirmation.notSubmitted } },
  { name: "profileIncomplete", applicant: { last_name: "" } },
  { name: "withdrawalsMissing", applicant: { withdrawals_detail_status: IdentityConfirmation.notSubmitted } },
])("R4.14 R4.20 the blocker $name returns 409", async ({ name, applicant, before }) => {
  const { client } = await server.signInApplicant(applicant);
  await before?.(client);
  const { status, body } = await create(client);
  expect(status).toBe(409);
  expect(body).toMatchObject({ blockers: expect.arrayContaining([name]), detail: expect.any(String) });
});

test("R4.18 a submission returns 409 while new entries are stopped", async () => {
  const { client } = await server.signInApplicant({ brand: "companies" });
  await server.rows`insert into suppress_entries (brand, method, segment, message)
    values ('companies', 'stop-new-entry', '', '点検中です')`;
  expect((await create(client)).body).toMatchObject({ blockers: ["newEntriesStopped"] });
});

test("R6.3 a draft of another applicant is not found, like an unknown one", async () => {
  const { client } = await server.signInApplicant();
  const createDraft = async (owner: TestClient) => {
    await owner.call("putDraftEntry", { body: { version: 0, purpose: "材料の仕入れ" } });
    return (await owner.call("getDraftEntry", {})).body.id;
  };
  const submitWith = (draft_entry_id: number | string | null) =>
    create(client, entryBody({ draft_entry_id }));
  const other = await server.signInApplicant();
  expect((await submitWith(await createDraft(other.client))).status).toBe(404);
  expect((await submitWith(999_999)).status).toBe(404);
  const own = await createDraft(client);
  expect(await submitWith(own)).toMatchObject({ status: 200, body: { draft_entry_id: own } });
});

test("R4.21 an applicant can submit five entries a minute and ten a day, including cancelled ones", async () => {
  const { client, id } = await server.signInApplicant();
  for (let entry = 0; entry < 10; entry += 1) {
    if (entry === 5) {
      expect(await create(client)).toMatchObject({ status: 429, body: { retry_after: 60 } });
      server.clock.advance(60_000);
    }
    const { status, body } = await create(client);
    expect(status).toBe(200);
    await client.call("cancelEntry", { params: { id: body.id } });
  }
  expect(await create(client)).toMatchObject({
    status: 429,
    body: { detail: expect.stringContaining("明日") },
  });
  server.clock.advance(24 * 3_600_000);
  expect((await create(await server.signInAgain(id))).status).toBe(200);
});

const claimAnswers = {
  deducts_bank_charge: true,
  withholds_tax: true,
  forbids_transfer: true,
  scheduled_deposit_amount_from_obliger: "897340",
} as const;

const readClaim = async (entry: TestEntry) => (await readEntry(entry)).claims[0];

test("B11 the contract contains the payer's deductions, and only the amount after them is sold", async () => {
  const entry = await submitEntry(server, [claimAnswers]);
  await offer(server, entry);
  const terms = await termsOf(entry);
  expect(terms.text).toContain(
    "債権の額（税込）　1,000,000円\n債務者が差し引くもの　振込手数料、源泉徴収される税",
  );
  expect(terms.text).toContain("譲渡を制限する定め　あり");
  expect(terms.text).toContain("うち譲渡する額　897,340円");
  expect(terms.claims[0]).toMatchObject({ amount: "1000000", purchase_principal_amount: "897340" });
  expect(terms.hand_overs?.[0]?.amount).toBe("897340");
});

test("B11 the contract has no lines about deductions for a claim without answers", async () => {
  const entry = await submitEntry(server, [{}]);
  await offer(server, entry);
  const terms = await termsOf(entry);
  expect(terms.text).not.toMatch(/^(?:債務者が差し引くもの|譲渡を制限する定め)　/m);
  expect(await readClaim(entry)).toMatchObject({
    deducts_bank_charge: false,
    withholds_tax: false,
    forbids_transfer: false,
  });
});

test("B11 a claim with deductions but without a reduced amount is refused", async () => {
  const entry = await submitEntry(server, [{}]);
  await askAgain(server, entry);
  const refused = await resubmitEntry(entry, { withholds_tax: true });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain("差し引かれた後に振り込まれる金額を入力してください。");
  const { scheduled_deposit_amount_from_obliger, withholds_tax } = claimAnswers;
  expect((await resubmitEntry(entry, { withholds_tax, scheduled_deposit_amount_from_obliger })).status).toBe(
    200,
  );
  const corrections = await server.rows`select field, before, after from claim_correction order by field`;
  expect(corrections).toEqual([
    { field: "scheduled_deposit_amount_from_obliger", before: 1_000_000, after: 897_340 },
    { field: "withholds_tax", before: false, after: true },
  ]);
  const raiseAmount = server.rows`update claim set scheduled_deposit_amount_from_obliger = 1000000`;
  await expect(raiseAmount).rejects.toThrow("less_arrives_when_deducted");
});

test("B11 the automatic review leaves a claim that forbids its transfer to the desk", async () => {
  const auto = await createTestServer({ review: "auto" });
  const entry = await submitEntry(auto, [{ forbids_transfer: true }]);
  auto.clock.advance(6_000);
  await auto.server.services.jobs.runDue();
  expect(await readClaim(entry)).toMatchObject({ status: ClaimStatus.underReview, forbids_transfer: true });
  const desk = await auto.signInStaff();
  expect((await desk.read(`/desk/entries/${entry.id}`)).entry).toMatchObject({
    status: EntryStatus.underReview,
    claims: [{ forbids_transfer: true }],
  });
  await offer(auto, entry);
  expect(await asDesk(auto, entry, async (_, row) => row.status)).toBe(EntryStatus.reviewed);
});
