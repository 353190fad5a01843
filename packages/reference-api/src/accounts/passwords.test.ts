import { changePassword, confirmPasswordReset, login, me, requestPasswordReset } from "@kaitori/wire";
import { expect, test } from "vitest";
import { insertApplicant, testPassword } from "../testing/insert-applicant.ts";
import { lastMailTo, mailsTo, tokenIn } from "../testing/read-mail.ts";
import { testServer } from "../testing/test-server.ts";

const { client, signedIn, database, clock, server } = await testServer({});

const newPassword = "another horse";

async function requestReset(email: string) {
  await client().call(requestPasswordReset, { body: { email } });
  await server.services.jobs.runDue();
  const mail = await lastMailTo(database, email);
  return { uid: mail.query.get("uid") ?? "", token: tokenIn(mail) };
}

test("R7.1 a password reset by mail ends every session", async () => {
  const { client: oldBrowser, email, id } = await signedIn();
  const link = await requestReset(email);
  expect(link.uid).toBe(String(id));

  const confirmed = await client().call(confirmPasswordReset, {
    body: { ...link, new_password: newPassword },
  });
  expect(confirmed.status).toBe(204);
  expect((await oldBrowser.call(me)).status).toBe(403);
  expect((await client().call(login, { body: { email, password: newPassword } })).status).toBe(200);
  expect(await lastMailTo(database, email)).toMatchObject({
    subject: "【テスト買取】パスワードを変更しました",
  });
});

test("R7.1 a reset for an unknown address gets the same answer and sends no mail", async () => {
  const { email } = await insertApplicant(server.services);
  const knownAnswer = await client().call(requestPasswordReset, { body: { email } });
  const unknown = await client().call(requestPasswordReset, { body: { email: "unknown@example.jp" } });
  expect([knownAnswer.status, knownAnswer.body]).toEqual([unknown.status, unknown.body]);
  await server.services.jobs.runDue();
  expect(await mailsTo(database, "unknown@example.jp")).toEqual([]);
});

test("R7.1 a reset link works once, for an hour, and only for its owner", async () => {
  const { email } = await insertApplicant(server.services);
  const confirm = (link: { uid: string; token: string }) =>
    client().call(confirmPasswordReset, { body: { ...link, new_password: newPassword } });

  const first = await requestReset(email);
  const second = await requestReset(email);
  expect(await confirm({ ...first, uid: "1" })).toMatchObject({ status: 410, body: { reason: "unknown" } });
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
  const { client: ownBrowser, email } = await signedIn();
  const otherBrowser = client();
  await otherBrowser.call(login, { body: { email, password: testPassword } });

  const wrong = await ownBrowser.call(changePassword, {
    body: { current_password: "x", new_password: newPassword },
  });
  expect(wrong).toMatchObject({
    status: 400,
    body: { current_password: ["パスワードが正しくありません。"] },
  });
  const right = await ownBrowser.call(changePassword, {
    body: { current_password: testPassword, new_password: newPassword },
  });
  expect(right.status).toBe(204);
  expect((await ownBrowser.call(me)).status).toBe(200);
  expect((await otherBrowser.call(me)).status).toBe(403);
});

test.each([false, true])(
  "R7.1 a copied session cookie is invalid after a password change; persistent session: %s",
  async (persistLoginState) => {
    const { email } = await insertApplicant(server.services);
    const browser = client();
    await browser.call(login, { body: { email, password: testPassword, persistLoginState } });
    const thief = client();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect((await thief.call(me)).status).toBe(200);

    clock.advance(3_600_000);
    const { status, headers } = await browser.call(changePassword, {
      body: { current_password: testPassword, new_password: newPassword },
    });
    expect(status).toBe(204);
    expect((await thief.call(me)).status).toBe(403);
    expect((await browser.call(me)).status).toBe(200);
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
  const { client: browser } = await signedIn();
  const body = { current_password: testPassword, new_password: password };
  expect(await browser.call(changePassword, { body })).toMatchObject({
    status: 400,
    body: { new_password: [expect.stringContaining("使えません")] },
  });
});

test("D14 a reset refuses a password with words of the account, and the link stays valid", async () => {
  const { email } = await insertApplicant(server.services, { email: "yamada.seisaku@example.jp" });
  const link = await requestReset(email);
  const reset = (new_password: string) =>
    client().call(confirmPasswordReset, { body: { ...link, new_password } });
  expect(await reset("yamada-seisaku-1")).toMatchObject({ status: 400 });
  expect((await reset(newPassword)).status).toBe(204);
});

const phrase = "ながいがっこう ばす 719";
test.each([
  { setForm: "NFC", set: phrase, typedForm: "NFD", typed: phrase.normalize("NFD") },
  { setForm: "NFD", set: phrase.normalize("NFD"), typedForm: "NFC", typed: phrase },
  { setForm: "NFC", set: phrase, typedForm: "full-width digits", typed: "ながいがっこう ばす ７１９" },
])("D14 a password that was set in $setForm is accepted in $typedForm", async ({ set, typed }) => {
  const { client: browser, email } = await signedIn();
  const body = { current_password: testPassword, new_password: set };
  expect((await browser.call(changePassword, { body })).status).toBe(204);
  expect((await client().call(login, { body: { email, password: typed } })).status).toBe(200);
  expect((await client().call(login, { body: { email, password: `${typed}0` } })).status).toBe(401);
});
