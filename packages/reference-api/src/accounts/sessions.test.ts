import { listEntries, listSessions } from "@kaitori/wire";
import { expect, test } from "vitest";
import { testPassword } from "../testing/insert-applicant.ts";
import { testServer } from "../testing/test-server.ts";

const { client, signedIn, clock, rows, insertApplicant } = await testServer({});

const hour = 3_600_000;

test.each([
  { isPersistent: false, unused: 2 * hour - 1, isValid: true },
  { isPersistent: false, unused: 2 * hour + 1, isValid: false },
  { isPersistent: true, unused: 14 * 24 * hour - 1, isValid: true },
  { isPersistent: true, unused: 14 * 24 * hour + 1, isValid: false },
])(
  "R7.1 persistLoginState $isPersistent: after $unused ms without use the session is valid: $isValid",
  async (row) => {
    const { email } = await insertApplicant();
    const browser = client();
    const body = { email, password: testPassword, persistLoginState: row.isPersistent };
    await browser.call("login", { body });
    clock.advance(row.unused);
    expect((await browser.call("me")).status).toBe(row.isValid ? 200 : 403);
  },
);

test("R7.1 a session ends after a day, even if it is used", async () => {
  const { client: browser } = await signedIn();
  for (let hours = 1; hours < 24; hours += 1) {
    clock.advance(hour);
    expect((await browser.call("me")).status).toBe(200);
  }
  clock.advance(hour);
  expect((await browser.call("me")).status).toBe(403);
});

test("R7.1 the me call extends the session and returns its remaining seconds", async () => {
  const { client: browser } = await signedIn();
  const secondsLeft = async () => (await browser.call("me")).body?.session?.seconds_left;
  expect(await secondsLeft()).toBe(7200);
  // A session in use is not written each time.
  clock.advance(240_000);
  expect(await secondsLeft()).toBe(7200 - 240);
  clock.advance(hour);
  expect(await secondsLeft()).toBe(7200);
  clock.advance(21.5 * hour);
  expect((await browser.call("me")).status).toBe(403);
});

test("the visitor cookie exists only while nobody is signed in", async () => {
  const { email } = await insertApplicant();
  const browser = client();
  const hasVisitorCookie = () => browser.cookies.get("kaitori_visitor") === "1";
  await browser.fetch("/api/system_settings/supress_entries/");
  expect(hasVisitorCookie()).toBe(true);
  await browser.call("login", { body: { email, password: testPassword } });
  expect(hasVisitorCookie()).toBe(false);
  await browser.call("me");
  expect(hasVisitorCookie()).toBe(false);
  await browser.call("logout");
  expect(hasVisitorCookie()).toBe(true);
  clock.advance(hour);
  expect((await browser.call("login", { body: { email, password: testPassword } })).status).toBe(200);
  clock.advance(3 * hour);
  expect((await browser.call("me")).status).toBe(403);
  // After an expired session the site must request the current user.
  expect(hasVisitorCookie()).toBe(false);
});

test("R7.1 login and logout replace the session, and the old one is invalid", async () => {
  const { email } = await insertApplicant();
  const browser = client();
  await browser.call("me");
  const visitor = browser.cookies.get("__Host-session");
  await browser.call("login", { body: { email, password: testPassword } });
  const cookies = new Map(browser.cookies);
  expect(cookies.get("__Host-session")).not.toBe(visitor);
  expect((await browser.call("logout")).status).toBe(204);

  const thief = client();
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  expect((await thief.call("me")).status).toBe(403);
});

test("R7.1 a second login ends the earlier session", async () => {
  const { client: browser, email } = await signedIn();
  const thief = client();
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  await browser.call("login", { body: { email, password: testPassword } });
  expect((await thief.call("me")).status).toBe(403);
  expect((await browser.call("me")).status).toBe(200);
});

test("R6.3 an account of one brand has no access at another brand", async () => {
  const { email } = await insertApplicant({ brand: "everyone" });
  const answer = await client("companies").call("login", { body: { email, password: testPassword } });
  expect(answer.status).toBe(401);

  const { client: browser } = await signedIn();
  const otherBrand = client("companies");
  for (const [name, value] of browser.cookies) otherBrand.cookies.set(name, value);
  expect((await otherBrand.call("me")).status).toBe(403);
});

test("R1.5 an individual is logged out of a brand for companies", async () => {
  const { client: browser, id } = await signedIn({ brand: "companies" });
  expect((await browser.call("me")).status).toBe(200);
  await rows`update applicant set corporate_division = 'individual' where id = ${id}`;
  // The me call still answers, so that the site can log out.
  expect((await browser.call("me")).body).toMatchObject({ corporate_division: "individual" });
  // A page sends several calls at once; each is redirected.
  for (const call of [listEntries, listSessions, listEntries])
    expect(await browser.call(call)).toMatchObject({
      status: 403,
      body: { status: "redirect", redirect_uri: "/unsupported/" },
    });
  expect((await browser.call("me")).status).toBe(403);

  await rows`update applicant set corporate_division = 'corporate' where id = ${id}`;
  expect((await browser.call("listEntries")).status).toBe(401);
});

test("R7.1 the session cookie is limited to this host and HTTPS, and hidden from scripts", async () => {
  const response = await client().fetch("/api/system_settings/supress_entries/");
  const [session, csrf] = response.headers.getSetCookie();
  expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(csrf).toMatch(/^csrftoken=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/);
});
