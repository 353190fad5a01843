import { expect, test, vi } from "vitest";
import { getApplicant, updateApplicant } from "../database/applicants.ts";
import { endOtherSessions } from "../http/session-store.ts";
import { testPassword } from "../testing/insert-applicant.ts";
import { testBrands, testServer } from "../testing/test-server.ts";
import { changeProfileAndAddress } from "./mail-change.ts";
import { estimateQueue } from "./password-findings.ts";
import { passwordHasher, productionCost } from "./passwords.ts";

const { client, signInApplicant, database, clock, server, insertApplicant, ...mails } = await testServer({});
const { lastMailTo, mailsTo, requestReset } = mails;

const newPassword = "another horse";

test("R7.1 a password reset by mail ends every session", async () => {
  const { client: oldBrowser, email, id } = await signInApplicant();
  const link = await requestReset(email);
  expect(link.uid).toBe(String(id));

  const confirmed = await client().call("confirmPasswordReset", {
    body: { ...link, new_password: newPassword },
  });
  expect(confirmed.status).toBe(204);
  expect((await oldBrowser.call("me")).status).toBe(403);
  expect((await client().call("login", { body: { email, password: newPassword } })).status).toBe(200);
  expect(await lastMailTo(email)).toMatchObject({
    subject: "【テスト買取】パスワードを変更しました",
  });
});

test("R7.1 a reset for an unknown address gets the same answer and sends no mail", async () => {
  const { email } = await insertApplicant();
  const knownAnswer = await client().call("requestPasswordReset", { body: { email } });
  const unknown = await client().call("requestPasswordReset", { body: { email: "unknown@example.jp" } });
  expect([knownAnswer.status, knownAnswer.body]).toEqual([unknown.status, unknown.body]);
  await server.services.jobs.runDue();
  expect(await mailsTo("unknown@example.jp")).toEqual([]);
});

test("R7.1 a reset link works once, for an hour, and only for its owner", async () => {
  const { email } = await insertApplicant();
  const confirm = (link: { uid: string; token: string }, browser = client()) =>
    browser.call("confirmPasswordReset", { body: { ...link, new_password: newPassword } });

  const first = await requestReset(email);
  const second = await requestReset(email);
  expect(await confirm({ ...first, uid: "1" })).toMatchObject({ status: 410, body: { reason: "unknown" } });
  const elsewhere = await confirm(first, client("companies"));
  expect(elsewhere).toMatchObject({ status: 410, body: { reason: "unknown" } });
  expect((await confirm(first)).status).toBe(204);
  expect(await confirm(first)).toMatchObject({ status: 410, body: { reason: "used" } });
  expect(await confirm(second)).toMatchObject({ status: 410, body: { reason: "used" } });

  const inTime = await requestReset(email);
  clock.advance(3_600_000 - 1000);
  expect((await confirm(inTime)).status).toBe(204);
  const late = await requestReset(email);
  clock.advance(3_600_000);
  expect(await confirm(late)).toMatchObject({ status: 410, body: { reason: "expired" } });
});

test("R7.1 a password change requires the current password and signs out other browsers", async () => {
  const { client: ownBrowser, email } = await signInApplicant();
  const otherBrowser = client();
  await otherBrowser.call("login", { body: { email, password: testPassword } });

  const wrong = await ownBrowser.call("changePassword", {
    body: { current_password: "x", new_password: newPassword },
  });
  expect(wrong).toMatchObject({
    status: 400,
    body: { current_password: ["パスワードが正しくありません。"] },
  });
  const right = await ownBrowser.call("changePassword", {
    body: { current_password: testPassword, new_password: newPassword },
  });
  expect(right.status).toBe(204);
  expect((await ownBrowser.call("me")).status).toBe(200);
  expect((await otherBrowser.call("me")).status).toBe(403);
});

test.each([false, true])(
  "R7.1 a copied session cookie is invalid after a password change; persistent session: %s",
  async (persistLoginState) => {
    const { email } = await insertApplicant();
    const browser = client();
    await browser.call("login", { body: { email, password: testPassword, persistLoginState } });
    const thief = client();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect((await thief.call("me")).status).toBe(200);

    clock.advance(3_600_000);
    const { status, headers } = await browser.call("changePassword", {
      body: { current_password: testPassword, new_password: newPassword },
    });
    expect(status).toBe(204);
    expect((await thief.call("me")).status).toBe(403);
    expect((await browser.call("me")).status).toBe(200);
    // The password change does not extend the session.
    const age = /__Host-session=[^;]+; Max-Age=(\d+)/.exec(headers.getSetCookie().join("\n"))?.[1];
    expect(age).toBe(persistLoginState ? String(30 * 86_400 - 3600) : undefined);
  },
);

test.each([
  { what: "in lists of leaked passwords", password: "watermelon123" },
  { what: "a row of keys", password: "1q2w3e4r5t6y" },
  { what: "the service name and a year", password: "テスト買取 テスト買取 2026" },
  { what: "the company name", password: "山田製作所 株式会社山田製作所" },
])("D14 a password is refused that is $what", async ({ password }) => {
  const { client: browser } = await signInApplicant();
  const body = { current_password: testPassword, new_password: password };
  expect(await browser.call("changePassword", { body })).toMatchObject({
    status: 400,
    body: { new_password: [expect.stringContaining("使えません")] },
  });
});

test("D14 a reset refuses a password with words of the account, and the link stays valid", async () => {
  const { email } = await insertApplicant({ email: "yamada.seisaku@example.jp" });
  const link = await requestReset(email);
  const reset = (new_password: string) =>
    client().call("confirmPasswordReset", { body: { ...link, new_password } });
  expect(await reset("yamada-seisaku-1")).toMatchObject({ status: 400 });
  expect((await reset(newPassword)).status).toBe(204);
});

const phrase = "ながいがっこう ばす 719";
test.each([
  { setForm: "NFC", set: phrase, typedForm: "NFD", typed: phrase.normalize("NFD") },
  { setForm: "NFD", set: phrase.normalize("NFD"), typedForm: "NFC", typed: phrase },
  { setForm: "NFC", set: phrase, typedForm: "full-width digits", typed: "ながいがっこう ばす ７１９" },
])("D14 a password that was set in $setForm is accepted in $typedForm", async ({ set, typed }) => {
  const { client: browser, email } = await signInApplicant();
  const body = { current_password: testPassword, new_password: set };
  expect((await browser.call("changePassword", { body })).status).toBe(204);
  expect((await client().call("login", { body: { email, password: typed } })).status).toBe(200);
  expect((await client().call("login", { body: { email, password: `${typed}0` } })).status).toBe(401);
});

/** A hasher whose work ends when `endAll` is called. */
function createControlledHasher() {
  const ends: (() => void)[] = [];
  let started = 0;
  const hasher = passwordHasher(productionCost, {
    hash: async () => "a hash",
    verify: () => {
      started += 1;
      return new Promise((resolve) => ends.push(() => resolve(true)));
    },
  });
  return {
    hasher,
    started: () => started,
    endAll: async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise(setImmediate);
      }
    },
  };
}

const callerOf = (index: number) => ({ brand: "akane", account: String(index) });

test("D12 two passwords are checked in parallel, one per caller, and those beyond the queue get 503", async () => {
  const { hasher, started, endAll } = createControlledHasher();
  const check = (caller: number) =>
    hasher
      .matches(caller === 3 ? null : "stored", "password", callerOf(caller))
      .catch((error) => error.status);
  const manyChecks = Array.from({ length: 60 }, () => check(1));
  await new Promise(setImmediate);
  expect(started()).toBe(1);
  const others = [check(2), check(3)];
  await new Promise(setImmediate);
  expect(started()).toBe(2);
  await endAll();
  expect(await Promise.all(others)).toEqual([true, false]);
  const answers = await Promise.all(manyChecks);
  expect(answers.filter((answer) => answer === 503)).toHaveLength(39);
});

async function takeOver(id: number): Promise<void> {
  const hash = await server.services.passwords.hash("only the owner knows");
  await updateApplicant(database, id, { password_hash: hash });
  await endOtherSessions(database, id);
}

function takeOverDuringCheck(id: number): void {
  const { passwords } = server.services;
  const { matches } = passwords;
  vi.spyOn(passwords, "matches").mockImplementationOnce(async (stored, password) => {
    const isRight = await matches(stored, password);
    await takeOver(id);
    return isRight;
  });
}

test("R7.1 a login fails if the password is changed during its check", async () => {
  const { id, email } = await insertApplicant();
  const thief = client();
  takeOverDuringCheck(id);
  expect(await thief.call("login", { body: { email, password: testPassword } })).toMatchObject({
    status: 401,
    body: { detail: "メールアドレスまたはパスワードが正しくありません。" },
  });
  expect((await thief.call("me")).status).toBe(403);
});

test("R7.1 a password change fails if the password is changed during its check", async () => {
  const { client: thief, id } = await signInApplicant();
  takeOverDuringCheck(id);
  const body = { current_password: testPassword, new_password: "only the thief knows" };
  expect(await thief.call("changePassword", { body })).toMatchObject({
    status: 400,
    body: { current_password: [expect.any(String)] },
  });
});

test("R7.10 an address change fails if the password is changed during its check", async () => {
  const [{ id }, [brand], now] = [await signInApplicant(), testBrands, clock.now()];
  if (!brand) throw new Error("There is no brand");
  const applicant = {
    ...(await getApplicant(database, id)),
    proved_at: now,
    unserved_since: null,
    session: { expiresAt: now, endsAt: now },
  };
  const origin = { clientAddress: "192.0.2.1", deviceToken: "new" };
  const request = { services: server.services, brand, applicant, now, ...origin };
  const changed = changeProfileAndAddress(request, "thief@example.jp", () => takeOver(id));
  await expect(changed).rejects.toMatchObject({ status: 403 });
  expect(await mailsTo("thief@example.jp")).toEqual([]);
});

test("R7.10 only one of two parallel changes to the same address succeeds", async () => {
  const email = "wanted@example.jp";
  const tokens: string[] = [];
  for (const { client: browser } of [await signInApplicant(), await signInApplicant()]) {
    await browser.call("updateProfile", { body: { email } });
    tokens.push((await lastMailTo(email)).token);
  }
  const answers = await Promise.all(
    tokens.map((token) => client().call("confirmMailChange", { body: { token } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
});

const browser = client();
const password = "long enough a password";

test.each([
  {
    what: "an activation",
    send: () => browser.call("activateAccount", { body: { token: "invented", password } }),
  },
  {
    what: "a new password",
    send: () => {
      const body = { uid: "1", token: "invented", new_password: password };
      return browser.call("confirmPasswordReset", { body });
    },
  },
])("D12 $what with an invented token hashes and estimates no password", async ({ send }) => {
  const hashSpy = vi.spyOn(server.services.passwords, "hash");
  const estimateSpy = vi.spyOn(estimateQueue, "run");
  const { status } = await send();
  const work = hashSpy.mock.calls.length + estimateSpy.mock.calls.length;
  vi.restoreAllMocks();
  expect({ status, work }).toEqual({ status: 410, work: 0 });
});

test("D12 R7.9 R8.7 the strength of a new password is estimated only after the right current password", async () => {
  const { client: owner } = await signInApplicant();
  const estimateSpy = vi.spyOn(estimateQueue, "run");
  const change = (current_password: string) =>
    owner.call("changePassword", { body: { current_password, new_password: "correct horse battery" } });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) statuses.push((await change(`wrong ${attempt}`)).status);
  const estimates = estimateSpy.mock.calls.length;
  vi.restoreAllMocks();
  expect({ statuses, estimates }).toEqual({
    statuses: [400, 400, 400, 400, 400, 429, 429, 429],
    estimates: 0,
  });
});
