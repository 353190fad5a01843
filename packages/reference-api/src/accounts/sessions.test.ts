import { listEntries, listSessions, login, logout, me } from "@kaitori/wire";
import { expect, test } from "vitest";
import { insertApplicant, testPassword } from "../testing/insert-applicant.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";

const { client, signedIn, clock, server, rows } = await serverOfFile({});

const hour = 3_600_000;
const signIn = async (email: string, persistLoginState = false) => {
  const browser = client();
  await browser.call(login, { body: { email, password: testPassword, persistLoginState } });
  return browser;
};

test.each([
  { isPersistent: false, unused: 2 * hour - 1, isValid: true },
  { isPersistent: false, unused: 2 * hour + 1, isValid: false },
  { isPersistent: true, unused: 14 * 24 * hour - 1, isValid: true },
  { isPersistent: true, unused: 14 * 24 * hour + 1, isValid: false },
])(
  "R7.1 persistLoginState $isPersistent: after $unused ms without use the session holds: $isValid",
  async (row) => {
    const { email } = await insertApplicant(server.services);
    const browser = await signIn(email, row.isPersistent);
    clock.advance(row.unused);
    expect((await browser.call(me)).status).toBe(row.isValid ? 200 : 403);
  },
);

test("R7.1 however much it is used, a session ends after its day", async () => {
  const { client: browser } = await signedIn();
  for (let hours = 1; hours < 24; hours += 1) {
    clock.advance(hour);
    expect((await browser.call(me)).status).toBe(200);
  }
  clock.advance(hour);
  expect((await browser.call(me)).status).toBe(403);
});

test("R7.1 who asks who is here hears how long the session lasts, which that extends", async () => {
  const { client: browser } = await signedIn();
  const left = async () => (await browser.call(me)).body?.session?.seconds_left;
  expect(await left()).toBe(7200);
  // A session in use is not written each time.
  clock.advance(240_000);
  expect(await left()).toBe(7200 - 240);
  clock.advance(hour);
  expect(await left()).toBe(7200);
  clock.advance(21.5 * hour);
  expect((await browser.call(me)).status).toBe(403);
});

test("the browser hears that nobody is signed in on it, for as long as that is so", async () => {
  const { email } = await insertApplicant(server.services);
  const browser = client();
  const isToldVisitor = () => browser.cookies.get("kaitori_visitor") === "1";
  await browser.fetch("/api/system_settings/supress_entries/");
  expect(isToldVisitor()).toBe(true);
  await browser.call(login, { body: { email, password: testPassword } });
  expect(isToldVisitor()).toBe(false);
  await browser.call(me);
  expect(isToldVisitor()).toBe(false);
  await browser.call(logout);
  expect(isToldVisitor()).toBe(true);
  clock.advance(hour);
  expect((await browser.call(login, { body: { email, password: testPassword } })).status).toBe(200);
  clock.advance(3 * hour);
  expect((await browser.call(me)).status).toBe(403);
  // Run out: it has to be asked once more.
  expect(isToldVisitor()).toBe(false);
});

test("R7.1 logging in and out changes the session, and the old one is worth nothing", async () => {
  const { email } = await insertApplicant(server.services);
  const browser = client();
  await browser.call(me);
  const visitor = browser.cookies.get("__Host-session");
  await browser.call(login, { body: { email, password: testPassword } });
  const signed = new Map(browser.cookies);
  expect(signed.get("__Host-session")).not.toBe(visitor);
  expect((await browser.call(logout)).status).toBe(204);

  const thief = client();
  for (const [name, value] of signed) thief.cookies.set(name, value);
  expect((await thief.call(me)).status).toBe(403);
});

test("R7.1 logging in again ends the session before", async () => {
  const { client: browser, email } = await signedIn();
  const thief = client();
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  await browser.call(login, { body: { email, password: testPassword } });
  expect((await thief.call(me)).status).toBe(403);
  expect((await browser.call(me)).status).toBe(200);
});

test("R6.3 an account of one brand is nobody at another", async () => {
  const { email } = await insertApplicant(server.services, { brand: "everyone" });
  const elsewhere = await client("companies").call(login, { body: { email, password: testPassword } });
  expect(elsewhere.status).toBe(401);

  const { client: browser } = await signedIn();
  const moved = client("companies");
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  expect((await moved.call(me)).status).toBe(403);
});

test("R6.1 a visitor reaches nothing of an applicant", async () => {
  expect(await client().call(listEntries)).toMatchObject({
    status: 401,
    body: { detail: "ログインが必要です。" },
  });
});

test("R1.5 an individual is logged out of a brand for companies", async () => {
  const { client: browser, id } = await signedIn({ brand: "companies" });
  expect((await browser.call(me)).status).toBe(200);
  await rows`update applicant set corporate_division = 'individual' where id = ${id}`;
  // The site asks this first, and logs out by itself.
  expect((await browser.call(me)).body).toMatchObject({ corporate_division: "individual" });
  // A page asks several things at once: each of them leads there, whichever is answered first.
  for (const call of [listEntries, listSessions, listEntries])
    expect(await browser.call(call)).toMatchObject({
      status: 403,
      body: { status: "redirect", redirect_uri: "/unsupported/" },
    });
  expect((await browser.call(me)).status).toBe(403);

  await rows`update applicant set corporate_division = 'corporate' where id = ${id}`;
  expect((await browser.call(listEntries)).status).toBe(401);
});

test("R7.1 the cookie of the session is for this host, for HTTPS and not for scripts", async () => {
  const response = await client().fetch("/api/system_settings/supress_entries/");
  const [session, csrf] = response.headers.getSetCookie();
  expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(csrf).toMatch(/^csrftoken=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/);
});
