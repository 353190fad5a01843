import { IdentityConfirmation } from "@kaitori/domain";
import { expect, test } from "vitest";
import { decideIdentity } from "../entry/review/decide-identity.ts";
import { claimBody, entryBody } from "../entry/samples.ts";
import { testServer } from "../testing/test-server.ts";

const server = await testServer();
const { signInApplicant, rows } = server;

const emptyProfile = { bank_name: "", deposit_type: null, company_name: "", last_name: "" } as const;

test("R7.1 R3.8 a new profile is empty and has the defaults of the specification", async () => {
  const { client } = await signInApplicant({ ...emptyProfile, sector: "unknown" });
  expect((await client.call("getProfile")).body).toMatchObject({
    sector: "unknown",
    bank_account: null,
    has_entry_permission_when_delayed: true,
    can_edit_bank_account: true,
    addfiles: [],
  });
});

test("R2.9 allow_redirect_to_profile is true until the first change of the profile", async () => {
  const { client } = await signInApplicant(emptyProfile);
  const readUser = async () => (await client.call("me")).body;
  expect(await readUser()).toMatchObject({ has_satisfied_profile: false, allow_redirect_to_profile: true });
  await client.call("updateProfile", { body: { last_name: "山田" } });
  expect(await readUser()).toMatchObject({ has_satisfied_profile: false, allow_redirect_to_profile: false });
  expect(await readUser()).toMatchObject({ user_segment: null });
});

test("R7.1 a profile can be completed in several calls", async () => {
  const { client } = await signInApplicant(emptyProfile);
  await client.call("updateProfileWithoutSectorAndBusinessSummary", {
    body: { company_name: "株式会社山田製作所", last_name: "山田", office_zipcode: "〒１００－０００１" },
  });
  expect((await client.call("me")).body).toMatchObject({ has_satisfied_profile: false });
  const body = await client.callOrThrow("updateProfile", {
    body: {
      sector: "services",
      bank_account: {
        bank_name: "みずほ銀行",
        branch_name: "東京営業部",
        deposit_type: "checking",
        bank_account_number: "1234567",
        account_holder_name: "ｶ)ﾔﾏﾀﾞｾｲｻｸｼﾖ",
      },
    },
  });
  expect(body).toMatchObject({
    office_zipcode: "1000001",
    sector: "services",
    bank_account: { deposit_type: "checking", account_holder_name: "カ）ヤマダセイサクシヨ" },
  });
  expect((await client.call("me")).body).toMatchObject({ has_satisfied_profile: true });
});

test.each([
  [{ last_name: " " }, { last_name: ["この項目は空にできません"] }],
  [{ office_zipcode: "123" }, { office_zipcode: [expect.any(String)] }],
  [{ sector: "gambling" }, { sector: [expect.any(String)] }],
  [{ identity_document_type: "library card" }, { identity_document_type: [expect.any(String)] }],
])("R5.4 R5.12 the server refuses %o by the rules of the domain", async (input, errors) => {
  const { client } = await signInApplicant();
  const before = (await client.call("getProfile")).body;
  expect(await client.call("updateProfile", { body: input })).toMatchObject({ status: 400, body: errors });
  expect((await client.call("getProfile")).body).toEqual(before);
});

test("B1 the account number is converted to half-width digits", async () => {
  const { client } = await signInApplicant();
  const before = (await client.call("getProfile")).body.bank_account;
  const bank_account = { ...before, bank_account_number: "１２３ー４５６７" };
  const { body } = await client.call("updateProfile", { body: { bank_account } });
  expect(body).toMatchObject({ bank_account: { bank_account_number: "1234567" } });
});

test("R6.2 without can_edit_bank_account only the bank account cannot be changed", async () => {
  const { client } = await signInApplicant({ can_edit_bank_account: false });
  const { bank_account } = (await client.call("getProfile")).body;
  const changed = { bank_account: { ...bank_account, bank_account_number: "7654321" } };
  expect(await client.call("updateProfile", { body: changed })).toMatchObject({
    status: 400,
    body: { bank_account: { non_field_errors: [expect.stringContaining("変更できません")] } },
  });
  expect((await client.call("updateProfile", { body: { bank_account, last_name: "佐藤" } })).status).toBe(
    200,
  );
});

test("R4.9 required identity documents are queued for review", async () => {
  const { client, id } = await signInApplicant({ identity_confirmation: 4 });
  const file = await server.insertFile(id, "identity");
  const { body } = await client.call("updateProfileNameAndIdentity", {
    body: { identity_document_type: "passport", addfiles: [{ id: file }] },
  });
  expect(body).toMatchObject({ identity_confirmation: 1, addfiles: [{ id: file, kind: "identity" }] });
  const jobs = await rows`select kind from job where kind = 'review-identity'`;
  expect(jobs).toHaveLength(1);
});

test("R6.3 a file of another applicant gets the same error as a missing file", async () => {
  const [one, other] = [await signInApplicant(), await signInApplicant()];
  const file = await server.insertFile(other.id, "identity");
  const refused = await one.client.call("updateProfile", { body: { addfiles: [{ id: file }] } });
  expect(refused).toMatchObject({
    status: 400,
    body: { addfiles: [{ non_field_errors: [expect.stringContaining("削除")] }] },
  });
  const absentAnswer = await one.client.call("updateProfile", { body: { addfiles: [{ id: 1 }] } });
  expect(refused.body).toEqual(absentAnswer.body);
});

test("R1.5 a brand for companies refuses the division individual", async () => {
  const { client } = await signInApplicant({ brand: "companies" });
  expect(await client.call("updateProfile", { body: { corporate_division: "individual" } })).toMatchObject({
    status: 400,
    body: { corporate_division: [expect.any(String)] },
  });
});

test("B5 a pasted name is stored on one line, because contracts contain it", async () => {
  const { client } = await signInApplicant();
  const { body } = await client.call("updateProfile", {
    body: { company_name: "株式会社\u202e山田\n\n第99条（特約）\u2028", last_name: "山\t田" },
  });
  expect(body).toMatchObject({ company_name: "株式会社山田 第99条（特約）", last_name: "山 田" });
});

test.each([
  { type: "drivingLicence", sides: 1, status: 400, confirmation: IdentityConfirmation.notSubmitted },
  { type: "drivingLicence", sides: 2, status: 200, confirmation: IdentityConfirmation.confirming },
  { type: "passport", sides: 1, status: 200, confirmation: IdentityConfirmation.confirming },
])("R5.12 a licence needs both sides: %o", async ({ type, sides, status, confirmation }) => {
  const { client, id } = await server.signInApplicant({
    identity_confirmation: IdentityConfirmation.notSubmitted,
  });
  const addfiles = [];
  for (let side = 0; side < sides; side += 1) addfiles.push({ id: await server.insertFile(id, "identity") });
  const answer = await client.call("updateProfileNameAndIdentity", {
    body: { identity_document_type: type, addfiles },
  });
  expect(answer.status).toBe(status);
  if (status === 400) expect(JSON.stringify(answer.body)).toContain("表と裏の両方");
  expect((await client.call("me", { body: {} })).body?.identity_confirmation).toBe(confirmation);
});

/** An applicant whose confirmed identity expires soon. */
async function signedInBeforeExpiry() {
  const { client, id } = await server.signInApplicant({
    identity_confirmation: IdentityConfirmation.confirmed,
    identity_valid_date: "2026-12-01",
    identity_given_at: new Date("2023-12-01T10:00:00+09:00"),
  });
  const submitPassport = async () =>
    client.call("updateProfileNameAndIdentity", {
      body: {
        identity_document_type: "passport",
        addfiles: [{ id: await server.insertFile(id, "identity") }],
      },
    });
  const readUser = async () => (await client.call("me", { body: {} })).body;
  return { client, id, submitPassport, readUser };
}

test("R4.9 documents that are submitted before the identity expires are reviewed", async () => {
  const { client, id, submitPassport, readUser } = await signedInBeforeExpiry();
  expect((await submitPassport()).status).toBe(200);
  expect(await readUser()).toMatchObject({ identity_confirmation: IdentityConfirmation.confirming });
  const { services } = server.server;
  const brand = services.brands.find(({ name }) => name === "test-brand");
  if (!brand) throw new Error("The test brand is missing");
  await services.database.transaction().execute((transaction) =>
    decideIdentity({ transaction, services, brand, actor: "review", now: server.clock.now() }, id, {
      accept: true,
      validUntil: "2029-11-30",
    }),
  );
  expect(await readUser()).toMatchObject({
    identity_confirmation: IdentityConfirmation.confirmed,
    identity_valid_date: "2029-11-30",
  });
  // A save without documents changes nothing.
  await client.call("updateProfileNameAndIdentity", { body: {} });
  expect(await readUser()).toMatchObject({ identity_confirmation: IdentityConfirmation.confirmed });
});

test("R4.20 new documents do not reset a valid identity while an entry is under review", async () => {
  const { client, id, submitPassport, readUser } = await signedInBeforeExpiry();
  const contentfile_relations = [
    { kind: "invoice", contentfile: { id: await server.insertFile(id, "invoice") } },
  ];
  const { status } = await client.call("createEntry", {
    body: entryBody({ claims: [claimBody({ contentfile_relations })] }),
  });
  expect(status).toBe(200);
  await submitPassport();
  expect(await readUser()).toMatchObject({
    identity_confirmation: IdentityConfirmation.confirmed,
    identity_valid_date: "2026-12-01",
  });
});
