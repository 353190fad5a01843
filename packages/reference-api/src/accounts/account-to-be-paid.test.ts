import { addBankDays, ClaimStatus, EntryStatus, todayInTokyo } from "@kaitori/domain";
import {
  cancelEntry,
  createEntry,
  getProfile,
  listSecurityEvents,
  login,
  reportClaim,
  updateProfile,
} from "@kaitori/wire";
import { expect, test } from "vitest";
import { payOut } from "../entry/contract/pay-out.ts";
import { entryBody } from "../entry/samples.ts";
import { anotherAccount } from "../testing/another-account.ts";
import { atDesk } from "../testing/at-desk.ts";
import { asDesk, contract, entryIn } from "../testing/entry-in.ts";
import { testPassword } from "../testing/insert-applicant.ts";
import { mailsTo } from "../testing/read-mail.ts";
import { readReadiness } from "../testing/read-readiness.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { signedInAgain } from "../testing/signed-in-again.ts";
import type { TestClient } from "../testing/test-client.ts";

const server = await serverOfFile();
const bank_account = anotherAccount;

/** Somebody signed in an hour and a half ago, long enough for another hand at the keyboard. */
async function signedInEarlier() {
  const signedIn = await server.signedIn();
  server.clock.advance(90 * 60_000);
  return signedIn;
}

test("D10 the session alone does not change the account to be paid on", async () => {
  const { client } = await signedInEarlier();
  await client.call(updateProfile, { body: { bank_account } });
  expect((await client.call(getProfile)).body.bank_account?.bank_account_number).toBe("1234567");
});

test("D10 R6.2 who is to be paid on another account is told by mail", async () => {
  const { client, email } = await server.signedIn();
  await client.call(updateProfile, { body: { bank_account } });
  const mails = await mailsTo(server.database, email);
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).toContain("三井住友銀行 本店営業部（番号の末尾 321）");
  // The same account once more is no change.
  await client.call(updateProfile, { body: { bank_account } });
  expect(await mailsTo(server.database, email)).toHaveLength(1);
});

test("D10 the first account is told and noted, too, and asks for no proof", async () => {
  const { client } = await server.signedIn({
    bank_name: "",
    branch_name: "",
    deposit_type: null,
    bank_account_number: "",
    account_holder_name: "",
  });
  server.clock.advance(90 * 60_000);
  expect((await client.call(updateProfile, { body: { bank_account } })).status).toBe(200);
  const { body } = await client.call(getProfile);
  expect(JSON.stringify(await mailsTo(server.database, body.email))).toContain(
    "三井住友銀行 本店営業部（番号の末尾 321）",
  );
  const kinds = (await client.call(listSecurityEvents)).body.map(({ kind }) => kind);
  expect(kinds).toContain("account_changed");
});

test("D10 so it is told and noted where one entry is to be paid on another account", async () => {
  const { client } = await server.signedIn();
  const { body: profile } = await client.call(getProfile);
  const submit = (input: object) => client.call(createEntry, { body: entryBody({ bank_account: input }) });
  const kinds = async () => (await client.call(listSecurityEvents)).body.map(({ kind }) => kind);
  const accountMails = async () =>
    (await mailsTo(server.database, profile.email)).filter(({ subject }) =>
      subject.includes("お振込先の口座"),
    );

  const own = await submit(profile.bank_account ?? {});
  expect(own.status).toBe(200);
  expect(await accountMails()).toHaveLength(0);
  expect(await kinds()).not.toContain("account_changed");
  await client.call(cancelEntry, { params: { id: own.body.id } });

  expect((await submit(bank_account)).status).toBe(200);
  expect(JSON.stringify(await accountMails())).toContain("三井住友銀行 本店営業部（番号の末尾 321）");
  expect(await kinds()).toContain("account_changed");
});

test("D10 an account in the name of somebody else is refused", async () => {
  const { client } = await server.signedIn();
  const bank_account = { ...anotherAccount, account_holder_name: "サトウ　ハナコ" };
  const { status } = await client.call(updateProfile, { body: { bank_account } });
  expect(status).toBe(400);
});

test("D10 the session alone signs no contract", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 1);
  server.clock.advance(90 * 60_000);
  const { status } = await contract(entry);
  expect([400, 401, 403]).toContain(status);
});

test("the account is fixed while money is on its way to it", async () => {
  const { client } = await entryIn(server, EntryStatus.contracted, 1);
  expect((await client.call(getProfile)).body.can_edit_bank_account).toBe(false);
});

test("somebody who keeps back money waits with the next entry until the desk permits it", async () => {
  const entry = await entryIn(server, EntryStatus.transferred, 1);
  const [claim = 0] = entry.claims;
  const day = todayInTokyo(server.clock.now());
  await entry.client.call(reportClaim, {
    params: { id: claim },
    body: { kind: "received", amount: "1000000", on: day },
  });
  server.clock.set(`${addBankDays(day, 5)}T10:00:00+09:00`);
  const { body } = await (await atDesk(server)).act(entry.id, "delay", { claim });
  const { blockers } = await readReadiness(await signedInAgain(server, entry.applicantId));
  expect({ claims: body.claims?.map(({ status }) => status), blockers }).toEqual({
    claims: [ClaimStatus.delay],
    blockers: ["hasDelayClaim"],
  });
  const blockersAfter = async (permit: boolean) => {
    expect((await (await atDesk(server)).act(entry.id, "permit-entry", { permit })).status).toBe(200);
    const client = await signedInAgain(server, entry.applicantId);
    return (await readReadiness(client)).blockers;
  };
  expect(await blockersAfter(true)).toEqual([]);
  expect(await blockersAfter(false)).toEqual(["hasDelayClaim"]);
});

const mayChangeAccount = async ({ client }: { client: TestClient }) =>
  (await client.call(getProfile)).body.can_edit_bank_account;

test("with the pay-out the account is free again", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, 1);
  expect(await mayChangeAccount(entry)).toBe(false);
  await asDesk(server, entry, payOut);
  expect(await mayChangeAccount(entry)).toBe(true);
});

test("R6.2 what the desk fixes stays fixed after the pay-out, until the desk frees it", async () => {
  const entry = await entryIn(server, EntryStatus.contracted, 1);
  const fix = async (isFixed: boolean) =>
    expect((await (await atDesk(server)).act(entry.id, "fix-account", { fix: isFixed })).status).toBe(200);
  await fix(true);
  await asDesk(server, entry, payOut);
  expect(await mayChangeAccount(entry)).toBe(false);
  await entry.client.call(updateProfile, { body: { bank_account } });
  expect((await entry.client.call(getProfile)).body.bank_account?.bank_account_number).toBe("1234567");
  await fix(false);
  expect(await mayChangeAccount(entry)).toBe(true);
});

const passwordAgain = (client: TestClient, email: string) =>
  client.call(login, { body: { email, password: testPassword } });

test("D10 whoever gives the password again goes on where they were refused", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 1);
  const { email } = (await entry.client.call(getProfile)).body;
  server.clock.advance(10 * 60_000 + 1);
  const refused = { status: 403, body: { status: "reauth_required" } };
  expect(await contract(entry)).toMatchObject(refused);
  expect(await entry.client.call(updateProfile, { body: { bank_account } })).toMatchObject(refused);
  await passwordAgain(entry.client, email);
  expect((await entry.client.call(updateProfile, { body: { bank_account } })).status).toBe(200);
  server.clock.advance(10 * 60_000);
  expect((await contract(entry)).status).toBe(200);
});

test("D10 the same account once more, and everything else of the profile, asks for nothing", async () => {
  const { client } = await signedInEarlier();
  const { bank_account } = (await client.call(getProfile)).body;
  const body = { bank_account: bank_account ?? anotherAccount, business_summary: "板金" };
  expect((await client.call(updateProfile, { body })).status).toBe(200);
});

test("D10 nor does the session alone name another account in an entry", async () => {
  const { client } = await signedInEarlier();
  const { status, body } = await client.call(createEntry, {
    body: { ...entryBody(), bank_account },
  });
  expect({ status, body }).toMatchObject({ status: 403, body: { status: "reauth_required" } });
});

test("what is understood of an account is kept as the list calls it, in profile and entry", async () => {
  const { client } = await server.signedIn();
  const bank_account = { ...anotherAccount, bank_name: "みずほ", branch_name: "蒲田" };
  await client.call(updateProfile, { body: { bank_account } });
  const kept = (await client.call(getProfile)).body.bank_account;
  expect(kept).toMatchObject({ bank_name: "みずほ銀行", bank_code: "0001", branch_code: expect.any(String) });
  expect(kept?.branch_name).toMatch(/^蒲田/);
  const { body } = await client.call(createEntry, { body: { ...entryBody(), bank_account } });
  expect(body.bank_account).toMatchObject({ bank_name: kept?.bank_name, branch_name: kept?.branch_name });
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

test("D10 the session alone changes no code of the account, neither for good nor for an entry", async () => {
  const { client } = await server.signedIn(kamata);
  server.clock.advance(90 * 60_000);
  const refused = { status: 403, body: { status: "reauth_required" } };
  expect(await client.call(updateProfile, { body: { bank_account: otherCodes } })).toMatchObject(refused);
  const body = entryBody({ bank_account: otherCodes });
  expect(await client.call(createEntry, { body })).toMatchObject(refused);
  const { body: profile } = await client.call(getProfile);
  await passwordAgain(client, profile.email);
  expect((await client.call(updateProfile, { body: { bank_account: otherCodes } })).status).toBe(200);
  expect(JSON.stringify(await mailsTo(server.database, profile.email))).toContain("お振込先の口座");
  expect((await client.call(listSecurityEvents)).body.map(({ kind }) => kind)).toContain("account_changed");
});

test("R6.2 the codes of a fixed account are fixed, too", async () => {
  const { client } = await server.signedIn({ ...kamata, can_edit_bank_account: false });
  expect((await client.call(updateProfile, { body: { bank_account: otherCodes } })).status).toBe(400);
  expect((await client.call(getProfile)).body.bank_account).toEqual(kamata);
});

const noCodes = { bank_code: null, branch_code: null };

test.each([
  { what: "no codes, as the specification knows none", stored: kamata, input: noCodes },
  {
    what: "no codes of a bank that the list has no more",
    stored: { ...kamata, bank_name: "旧銀行" },
    input: noCodes,
  },
  { what: "the codes of an account stored without", stored: { ...kamata, ...noCodes }, input: {} },
  {
    what: "a shorter spelling",
    stored: kamata,
    input: { ...noCodes, bank_name: "みずほ", branch_name: "蒲田" },
  },
])("R6.2 a fixed account is the same one with $what", async ({ stored, input }) => {
  const { client } = await server.signedIn({ ...stored, can_edit_bank_account: false });
  server.clock.advance(90 * 60_000);
  const bank_account = { ...kamata, bank_name: stored.bank_name, ...input };
  expect((await client.call(updateProfile, { body: { bank_account } })).status).toBe(200);
  expect((await client.call(getProfile)).body.bank_account).toEqual(stored);
});
