import { ClaimStatus, EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDocument } from "../desk/read-desk.ts";
import { HttpError } from "../http/errors.ts";
import {
  asDesk,
  askAgain,
  entryIn,
  insertStaff,
  readEntry,
  resubmitEntry,
  type TestEntry,
} from "../testing/entry-in.ts";
import type { NewApplicant } from "../testing/insert-applicant.ts";
import { type DatabaseRole, tryStatements, withoutTriggers } from "../testing/statements.ts";
import { testServer } from "../testing/test-server.ts";
import { payOut } from "./contract/pay-out.ts";
import { fileReferences } from "./samples.ts";

const server = await testServer();
const staffId = await insertStaff(server.database, "reviewer");

const { confirmed, confirming, inadequate, notSubmitted, expired } = IdentityConfirmation;
const deleteFile = ({ client }: Pick<TestEntry, "client">, id: number) =>
  client.call("deleteUpload", { params: { id } });
const refused = { status: 409, body: { detail: expect.stringContaining("提出済み"), reason: "handedIn" } };
const setApplicant = (id: number, change: Partial<NewApplicant>) =>
  withoutTriggers(server.database, (transaction) =>
    transaction.updateTable("applicant").set(change).where("id", "=", id).execute(),
  );

test("D1 R4.20 R6.3 a submitted identity document cannot be deleted after a change of identity or name", async () => {
  const { client, id } = await server.signInApplicant({ identity_confirmation: notSubmitted });
  const licence = await server.insertFile(id, "identity");
  await client.call("updateProfileNameAndIdentity", { body: { addfiles: [{ id: licence }] } });
  for (const identity_confirmation of [confirming, confirmed, inadequate, expired]) {
    await setApplicant(id, { identity_confirmation });
    expect(await deleteFile({ client }, licence)).toMatchObject(refused);
  }
  await client.call("updateProfile", { body: { company_name: "株式会社佐藤製作所" } });
  expect(await deleteFile({ client }, licence)).toMatchObject(refused);
  const unsubmitted = await server.insertFile(id, "identity");
  expect((await deleteFile({ client }, unsubmitted)).status).toBe(204);
});

test("D1 R4.21 a refused and replaced invoice cannot be deleted", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const refusedFile = (await readEntry(entry)).claims[0]?.contentfiles[0]?.id ?? 0;
  await askAgain(server, entry, { subject: "invoice", uploads: [refusedFile] });
  const replacement = await server.insertFile(entry.applicantId, "invoice");
  const again = await resubmitEntry(entry, { contentfile_relations: fileReferences("invoice", replacement) });
  expect(again.body.claims[0]?.contentfiles.map(({ id }) => id)).toEqual([replacement]);
  expect(await deleteFile(entry, refusedFile)).toMatchObject(refused);
  expect(await deleteFile(entry, replacement)).toMatchObject(refused);
});

test("D1 R6.3 a file that the desk has opened cannot be deleted, but other files can", async () => {
  const { client, id } = await server.signInApplicant();
  const [opened, other] = [
    await server.insertFile(id, "delinquency"),
    await server.insertFile(id, "delinquency"),
  ];
  const desk = { id: staffId, name: "審査", brands: ["test-brand"] };
  // The file has no bytes, but the audit records the attempt to open it.
  await expect(openDocument(server.server.services, desk, opened)).rejects.toThrow();
  expect(await deleteFile({ client }, opened)).toMatchObject(refused);
  expect((await deleteFile({ client }, other)).status).toBe(204);
});

test.each([
  { change: { identity_confirmation: notSubmitted }, blockers: ["payIdentityNotConfirmed"] },
  { change: { identity_confirmation: inadequate }, blockers: ["payIdentityNotConfirmed"] },
  { change: { company_name: "株式会社佐藤製作所" }, blockers: ["payNamedOtherwise"] },
])("D1 R4.20 R4.21 the pay-out is refused if the signer has changed: %j", async ({ change, blockers }) => {
  const entry = await entryIn(server, EntryStatus.contracted);
  await setApplicant(entry.applicantId, change);
  const refusal = await asDesk(server, entry, payOut).catch((error: unknown) => error);
  if (!(refusal instanceof HttpError)) throw refusal;
  expect({ status: refusal.status, body: refusal.bodyIn({}) }).toMatchObject({
    status: 409,
    body: { blockers },
  });
  const directUpdate = server.rows`update entry set status = 5 where id = ${entry.id}`;
  await expect(directUpdate).rejects.toThrow(/proved signer/);
  expect((await readEntry(entry)).status).toBe(EntryStatus.contracted);
});

test("B5 the contract stores the signer and cannot be changed", async () => {
  const { id } = await entryIn(server, EntryStatus.contracted);
  expect(await server.row`select * from contract where entry_id = ${id}`).toMatchObject({
    corporate_division: "corporate",
    company_name: "株式会社山田製作所",
    last_name: "山田",
    first_name: "太郎",
  });
  const update = server.rows`update contract set company_name = '別の会社' where entry_id = ${id}`;
  await expect(update).rejects.toThrow(/stays as it is/);
});

const otherAccount = `entry set bank_account = bank_account || '{"bank_account_number": "7654321"}'`;
const lowerFee = "claim set purchase_fee = purchase_fee - 1, purchase_amount = purchase_amount + 1";
const signedFacts = [
  otherAccount,
  "entry set code = code || 'B'",
  "entry set contracted_at = null",
  "entry set hand_over_days = hand_over_days + 1",
  "entry set closed_day = case closed_day when 'next' then 'previous' else 'next' end",
  lowerFee,
  "claim set purchase_principal_amount = purchase_principal_amount - 1, purchase_amount = purchase_amount - 1",
  "claim set purchase_ratio = purchase_ratio - 0.01",
  "claim set purchase_fee_ratio = purchase_fee_ratio - 0.01",
  "claim set bank_charge = bank_charge + 1",
  "claim set amount = amount + 1",
  "claim set scheduled_deposit_amount_from_obliger = scheduled_deposit_amount_from_obliger + 1",
  "claim set obliger_payment_date = obliger_payment_date + 1",
  "claim set obliger_company_name = '別の会社'",
  "claim set houjinbangou = '7000012050002'",
  `claim set receive_payment_account = receive_payment_account || '{"obliger_accounts": []}'`,
];

const tryUpdate = (role: DatabaseRole, entry: { applicantId: number }, change: string) =>
  tryStatements(server.database, role, entry, [
    sql`update ${sql.raw(change)} where applicant_id = ${entry.applicantId}`,
  ]);

test.each([
  { name: "contracted", entryStatus: EntryStatus.contracted, claimStatus: ClaimStatus.contracted },
  { name: "paid out", entryStatus: EntryStatus.transferred, claimStatus: ClaimStatus.transferred },
  { name: "handed over", entryStatus: EntryStatus.transferred, claimStatus: ClaimStatus.returned },
  { name: "in delay", entryStatus: EntryStatus.transferred, claimStatus: ClaimStatus.delay },
])("D1 D17 the database refuses a change of what was signed: $name", async ({ entryStatus, claimStatus }) => {
  const entry = await entryIn(server, entryStatus, { claims: 1 });
  await server.unchecked`update claim set status = ${claimStatus} where entry_id = ${entry.id}`;
  for (const change of signedFacts)
    expect({ change, ...(await tryUpdate("the server", entry, change)) }).toMatchObject({
      change,
      outcome: expect.stringMatching(/signed/),
    });
});

test.each([
  { role: "the server", change: "claim set bank_charge = -5", refusal: /price_adds_up/ },
  {
    role: "the server",
    change: "claim set purchase_fee = -1, purchase_amount = purchase_principal_amount + 1",
    refusal: /price_adds_up/,
  },
  {
    role: "the server",
    change: "claim set purchase_amount = purchase_amount + 1",
    refusal: /price_adds_up/,
  },
  {
    role: "the server",
    change: "claim set purchase_principal_amount = amount + 1, purchase_amount = amount + 1 - purchase_fee",
    refusal: /price_adds_up/,
  },
  { role: "the server", change: "claim set bank_charge = purchase_amount", refusal: /price_adds_up/ },
  { role: "an applicant", change: otherAccount, refusal: /permission denied/ },
  { role: "an applicant", change: lowerFee, refusal: /permission denied/ },
] as const)(
  "D1 D17 during an offer the database refuses $role: $change",
  async ({ role, change, refusal }) => {
    const entry = await entryIn(server, EntryStatus.reviewed);
    expect((await tryUpdate(role, entry, change)).outcome).toMatch(refusal);
  },
);

/** Columns that requests of an applicant cannot update. */
const closedColumns = {
  applicant:
    "account_fixed_by_desk brand created_at demonstration email external_id external_service " +
    "financial_statements_valid_date has_entry_permission_when_delayed id last_withdrawals_detail_date left_at " +
    "password_hash terms_version tracking_id",
  entry:
    "applicant_id bank_account brand closed_day code contract_period created_at hand_over_days id offered_at " +
    "paid_out_at purchase_amount_desired rejected_at",
  claim:
    "applicant_id code created_at entry_id id place purchase_amount purchase_fee purchase_fee_ratio " +
    "purchase_principal_amount purchase_ratio",
};

test.each(Object.entries(closedColumns))(
  "D1 R4.20 R6.2 requests of an applicant can update all columns of the table %s except: %s",
  async (table, columns) => {
    const closed = await server.rows<{ name: string }>`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0
        and not attisdropped and not has_column_privilege('kaitori_applicant', attrelid, attnum, 'update')`;
    expect(closed.map(({ name }) => name).sort()).toEqual(columns.split(" "));
  },
);

test.each([
  { change: `identity_confirmation = ${confirmed}`, refusal: /own identity/ },
  { change: "has_entry_permission_when_delayed = true", refusal: /permission denied/ },
])("R4.20 R6.2 an applicant's requests cannot set $change", async ({ change, refusal }) => {
  const { id } = await server.signInApplicant({ identity_confirmation: confirming });
  const update = sql`update applicant set ${sql.raw(change)} where id = ${id}`;
  const { outcome } = await tryStatements(server.database, "an applicant", { applicantId: id }, [update]);
  expect(outcome).toMatch(refusal);
});
