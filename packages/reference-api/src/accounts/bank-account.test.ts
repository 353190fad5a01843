import { addBankDays, ClaimStatus, EntryStatus, todayInTokyo } from "@kaitori/domain";
import { expect, test } from "vitest";
import { payOut } from "../entry/contract/pay-out.ts";
import { entryBody } from "../entry/samples.ts";
import { asDesk, contract, entryIn, readReadiness } from "../testing/entry-in.ts";
import { anotherAccount, testPassword } from "../testing/insert-applicant.ts";
import { type TestClient, testServer } from "../testing/test-server.ts";

const server = await testServer();
const bank_account = anotherAccount;

const mayChangeAccount = async ({ client }: { client: TestClient }) =>
  (await client.call("getProfile")).body.can_edit_bank_account;

test("D10 R6.2 a change of the bank account is mailed to the owner", async () => {
  const { client, email } = await server.signInApplicant();
  await client.call("updateProfile", { body: { bank_account } });
  const mails = await server.mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).toContain("三井住友銀行 本店営業部（番号の末尾 321）");
  // The same account once more is no change.
  await client.call("updateProfile", { body: { bank_account } });
  expect(await server.mailsTo(email)).toHaveLength(1);
});

test("D10 the first bank account is mailed and recorded, too, but requires no recent password", async () => {
  const { client, email } = await server.signInApplicant({
    bank_name: "",
    branch_name: "",
    deposit_type: null,
    bank_account_number: "",
    account_holder_name: "",
  });
  server.clock.advance(90 * 60_000);
  expect((await client.call("updateProfile", { body: { bank_account } })).status).toBe(200);
  expect(JSON.stringify(await server.mailsTo(email))).toContain("三井住友銀行 本店営業部（番号の末尾 321）");
  const kinds = (await client.call("listSecurityEvents")).body.map(({ kind }) => kind);
  expect(kinds).toContain("account_changed");
});

test("D10 another bank account in an entry is mailed and recorded, too", async () => {
  const { client, email } = await server.signInApplicant();
  const { body: profile } = await client.call("getProfile");
  const submit = (input: object) => client.call("createEntry", { body: entryBody({ bank_account: input }) });
  const kinds = async () => (await client.call("listSecurityEvents")).body.map(({ kind }) => kind);
  const accountMails = async () =>
    (await server.mailsTo(email)).filter(({ subject }) => subject.includes("お振込先の口座"));

  const own = await submit(profile.bank_account ?? {});
  expect(own.status).toBe(200);
  expect(await accountMails()).toHaveLength(0);
  expect(await kinds()).not.toContain("account_changed");
  await client.call("cancelEntry", { params: { id: own.body.id } });

  expect((await submit(bank_account)).status).toBe(200);
  expect(JSON.stringify(await accountMails())).toContain("三井住友銀行 本店営業部（番号の末尾 321）");
  expect(await kinds()).toContain("account_changed");
});

test("D10 a bank account of another holder is refused", async () => {
  const { client } = await server.signInApplicant();
  const bank_account = { ...anotherAccount, account_holder_name: "サトウ　ハナコ" };
  const { status } = await client.call("updateProfile", { body: { bank_account } });
  expect(status).toBe(400);
});

test("the bank account cannot be changed between contract and pay-out", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  expect(await mayChangeAccount(entry)).toBe(false);
  await asDesk(server, entry, payOut);
  expect(await mayChangeAccount(entry)).toBe(true);
});

test("an applicant in delay can submit an entry only with the desk's permission", async () => {
  const entry = await entryIn(server, EntryStatus.transferred, { claims: 1 });
  const [claim = 0] = entry.claims;
  const day = todayInTokyo(server.clock.now());
  await entry.client.call("reportClaim", {
    params: { id: claim },
    body: { kind: "received", amount: "1000000", on: day },
  });
  server.clock.set(`${addBankDays(day, 5)}T10:00:00+09:00`);
  const { body } = await (await server.signInStaff()).act(entry.id, "delay", { claim });
  const { blockers } = await readReadiness(await server.signInAgain(entry.applicantId));
  expect({ claims: body.claims?.map(({ status }) => status), blockers }).toEqual({
    claims: [ClaimStatus.delay],
    blockers: ["hasDelayClaim"],
  });
  const blockersAfter = async (permit: boolean) => {
    expect((await (await server.signInStaff()).act(entry.id, "permit-entry", { permit })).status).toBe(200);
    const client = await server.signInAgain(entry.applicantId);
    return (await readReadiness(client)).blockers;
  };
  expect(await blockersAfter(true)).toEqual([]);
  expect(await blockersAfter(false)).toEqual(["hasDelayClaim"]);
});

test("R6.2 a bank account that the desk fixes stays fixed until the desk releases it", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, { claims: 1 });
  const fix = async (isFixed: boolean) =>
    expect((await (await server.signInStaff()).act(entry.id, "fix-account", { fix: isFixed })).status).toBe(
      200,
    );
  await fix(true);
  await asDesk(server, entry, payOut);
  expect(await mayChangeAccount(entry)).toBe(false);
  await entry.client.call("updateProfile", { body: { bank_account } });
  expect((await entry.client.call("getProfile")).body.bank_account?.bank_account_number).toBe("1234567");
  await fix(false);
  expect(await mayChangeAccount(entry)).toBe(true);
});

const enterPasswordAgain = (client: TestClient, email: string) =>
  client.call("login", { body: { email, password: testPassword } });

test("D10 a refused call succeeds after the password is entered again", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
  server.clock.advance(10 * 60_000 + 1);
  const refused = { status: 403, body: { status: "reauth_required" } };
  expect(await contract(entry)).toMatchObject(refused);
  expect(await entry.client.call("updateProfile", { body: { bank_account } })).toMatchObject(refused);
  await enterPasswordAgain(entry.client, entry.email);
  expect((await entry.client.call("updateProfile", { body: { bank_account } })).status).toBe(200);
  server.clock.advance(10 * 60_000);
  expect((await contract(entry)).status).toBe(200);
});

test("a bank account is stored with the names of the bank list, in profile and entry", async () => {
  const { client } = await server.signInApplicant();
  const bank_account = { ...anotherAccount, bank_name: "みずほ", branch_name: "蒲田" };
  await client.call("updateProfile", { body: { bank_account } });
  const stored = (await client.call("getProfile")).body.bank_account;
  expect(stored).toMatchObject({
    bank_name: "みずほ銀行",
    bank_code: "0001",
    branch_code: expect.any(String),
  });
  expect(stored?.branch_name).toMatch(/^蒲田/);
  const { body } = await client.call("createEntry", { body: { ...entryBody(), bank_account } });
  expect(body.bank_account).toMatchObject({ bank_name: stored?.bank_name, branch_name: stored?.branch_name });
});

const kamata = {
  bank_name: "みずほ銀行",
  bank_code: "0001",
  branch_name: "蒲田支店",
  branch_code: "197",
  deposit_type: "ordinary",
  bank_account_number: "1234567",
  account_holder_name: "カ）ヤマダセイサクシヨ",
} as const;
const otherCodes = { ...kamata, bank_code: "0009", branch_code: "001" };

test("D10 a change of bank or branch code requires a recent password, in profile and entry", async () => {
  const { client, email } = await server.signInApplicant(kamata);
  server.clock.advance(90 * 60_000);
  const refused = { status: 403, body: { status: "reauth_required" } };
  expect(await client.call("updateProfile", { body: { bank_account: otherCodes } })).toMatchObject(refused);
  const body = entryBody({ bank_account: otherCodes });
  expect(await client.call("createEntry", { body })).toMatchObject(refused);
  await enterPasswordAgain(client, email);
  expect((await client.call("updateProfile", { body: { bank_account: otherCodes } })).status).toBe(200);
  expect(JSON.stringify(await server.mailsTo(email))).toContain("お振込先の口座");
  expect((await client.call("listSecurityEvents")).body.map(({ kind }) => kind)).toContain("account_changed");
});

test("R6.2 the codes of a fixed bank account cannot be changed", async () => {
  const { client } = await server.signInApplicant({ ...kamata, can_edit_bank_account: false });
  expect((await client.call("updateProfile", { body: { bank_account: otherCodes } })).status).toBe(400);
  expect((await client.call("getProfile")).body.bank_account).toEqual(kamata);
});

const noCodes = { bank_code: null, branch_code: null };

test.each([
  { what: "no codes, as from a client of the specification", stored: kamata, input: noCodes },
  {
    what: "no codes of a bank that the list no longer contains",
    stored: { ...kamata, bank_name: "旧銀行" },
    input: noCodes,
  },
  { what: "codes for an account that is stored without codes", stored: { ...kamata, ...noCodes }, input: {} },
  {
    what: "a shorter spelling",
    stored: kamata,
    input: { ...noCodes, bank_name: "みずほ", branch_name: "蒲田" },
  },
])("R6.2 a fixed bank account accepts the same account with $what", async ({ stored, input }) => {
  const { client } = await server.signInApplicant({ ...stored, can_edit_bank_account: false });
  server.clock.advance(90 * 60_000);
  const bank_account = { ...kamata, bank_name: stored.bank_name, ...input };
  expect((await client.call("updateProfile", { body: { bank_account } })).status).toBe(200);
  expect((await client.call("getProfile")).body.bank_account).toEqual(stored);
});
