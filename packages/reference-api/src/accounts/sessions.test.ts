import { listEntries, listSessions } from "@kaitori/wire";
import { expect, test } from "vitest";
import { anotherAccount as bank_account, testPassword } from "../testing/insert-applicant.ts";
import { type TestClient, testServer } from "../testing/test-server.ts";

const logged: object[] = [];
const server = await testServer({}, { log: (_level, event, fields) => logged.push({ event, ...fields }) });
const { client, signInApplicant, clock, rows, insertApplicant } = server;

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
  const { client: browser } = await signInApplicant();
  for (let hours = 1; hours < 24; hours += 1) {
    clock.advance(hour);
    expect((await browser.call("me")).status).toBe(200);
  }
  clock.advance(hour);
  expect((await browser.call("me")).status).toBe(403);
});

test("R7.1 the me call extends the session and returns its remaining seconds", async () => {
  const { client: browser } = await signInApplicant();
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
  const { client: browser, email } = await signInApplicant();
  const thief = client();
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  await browser.call("login", { body: { email, password: testPassword } });
  expect((await thief.call("me")).status).toBe(403);
  expect((await browser.call("me")).status).toBe(200);
});

test("R6.3 an account of one brand has no access at another brand", async () => {
  const { email } = await insertApplicant({ brand: "test-brand" });
  const answer = await client("companies").call("login", { body: { email, password: testPassword } });
  expect(answer.status).toBe(401);

  const { client: browser } = await signInApplicant();
  const otherBrand = client("companies");
  for (const [name, value] of browser.cookies) otherBrand.cookies.set(name, value);
  expect((await otherBrand.call("me")).status).toBe(403);
});

test("R1.5 an individual is logged out of a brand for companies", async () => {
  const { client: browser, id } = await signInApplicant({ brand: "companies" });
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

const kindsOf = async (client: TestClient) =>
  (await client.call("listSecurityEvents")).body.map(({ kind }) => kind);

async function signIn(email: string, password = testPassword) {
  const client = server.client();
  const { status } = await client.call("login", { body: { email, password } });
  return { client, status };
}

test("D18 an applicant can list their sessions and end another one", async () => {
  const { client, email } = await server.signInApplicant();
  const { client: other } = await signIn(email);
  const { body: sessions } = await client.call("listSessions");
  expect(sessions.map(({ is_current }) => is_current).sort()).toEqual([false, true]);
  const { id = 0 } = sessions.find(({ is_current }) => !is_current) ?? {};
  expect((await client.call("endSession", { params: { id } })).status).toBe(204);
  expect((await other.call("getProfile")).status).toBe(401);
  expect((await client.call("listSessions")).body).toHaveLength(1);
  expect(await kindsOf(client)).toEqual(["session_ended", "login", "login"]);
});

test("D18 an expired session is not listed", async () => {
  const { email } = await server.signInApplicant();
  server.clock.advance(3 * 3_600_000);
  const { client: later } = await signIn(email);
  expect((await later.call("listSessions")).body).toHaveLength(1);
});

test("D18 R6.3 an applicant can neither list nor end sessions of others", async () => {
  const { client } = await server.signInApplicant();
  const { client: stranger } = await server.signInApplicant();
  const [{ id } = { id: 0 }] = (await client.call("listSessions")).body;
  expect((await stranger.call("endSession", { params: { id } })).status).toBe(404);
  expect((await client.call("getProfile")).status).toBe(200);
  expect((await stranger.call("listSessions")).body.map((session) => session.id)).not.toContain(id);
  expect(await kindsOf(stranger)).toEqual(["login"]);
});

test("D18 changes of password, mail address and bank account are listed, the latest first", async () => {
  const { client, email } = await server.signInApplicant();
  expect((await signIn(email, "not the password")).status).toBe(401);
  await client.call("updateProfile", { body: { bank_account } });
  const password = { current_password: testPassword, new_password: "wooden horse on a green hill" };
  await client.call("changePassword", { body: password });
  const newAddress = `new-${email}`;
  await client.call("updateProfile", { body: { email: newAddress } });
  const token = (await server.lastMailTo(newAddress)).token;
  await client.call("confirmMailChange", { body: { token } });
  expect(await kindsOf(client)).toEqual([
    "mail_changed",
    "password_changed",
    "account_changed",
    "login_failed",
    "login",
  ]);
});

const passwordAfter = (changes: number) =>
  changes === 0 ? testPassword : `wooden horse ${changes} on a green hill`;

test.each([
  {
    what: "the bank account",
    change: (client: TestClient, changes: number) =>
      client.call("updateProfile", {
        body: { bank_account: { ...bank_account, bank_account_number: `12345${10 + changes}` } },
      }),
  },
  {
    what: "the password",
    change: (client: TestClient, changes: number) =>
      client.call("changePassword", {
        body: { current_password: passwordAfter(changes), new_password: passwordAfter(changes + 1) },
      }),
  },
])("D2 $what can be changed at most ten times a day, with a mail each", async ({ change }) => {
  const { client, email } = await server.signInApplicant();
  for (let changes = 0; changes < 10; changes++) await change(client, changes);
  expect(await server.mailsTo(email)).toHaveLength(10);
  expect((await change(client, 10)).status).toBe(429);
  expect(await server.mailsTo(email)).toHaveLength(10);
  server.clock.advance(24 * 3_600_000);
  const changed = await Promise.all([0, 10].map((changes) => signIn(email, passwordAfter(changes))));
  const { client: later } = changed.find(({ status }) => status === 200) ?? { client };
  expect([200, 204]).toContain((await change(later, 10)).status);
});

test("D18 the list contains only the latest ten failed logins, so that other events stay", async () => {
  const { client, id } = await server.signInApplicant();
  const wrong = Array.from({ length: 60 }, (_, index) => ({
    applicant_id: id,
    brand: "test-brand",
    kind: "login_failed" as const,
    device: `device ${index}`,
    happened_at: server.clock.now(),
  }));
  await server.database.insertInto("security_event").values(wrong).execute();
  const { body } = await client.call("listSecurityEvents");
  expect(body.map(({ kind }) => kind)).toEqual([...Array(10).fill("login_failed"), "login"]);
  expect(body[0]?.device).toBe("device 59");
});

test("D18 the log contains failed logins of known and unknown addresses without the address", async () => {
  const { id, email } = await server.signInApplicant();
  logged.length = 0;
  await signIn(email, "not the password");
  await signIn("nobody@example.jp", "not the password");
  const security = logged.filter((entry) => "event" in entry && entry.event === "security");
  expect(security).toMatchObject([
    { kind: "login_failed", brand: "test-brand", applicant: id },
    { kind: "login_failed", brand: "test-brand" },
  ]);
  expect(security[1]).not.toHaveProperty("applicant");
  expect(JSON.stringify(security)).not.toContain("@");
});

test("D18 the applicant's role can only insert and read security events", async () => {
  const granted = await server.rows<{ may: string }>`
    select privilege_type as may from information_schema.role_table_grants
    where table_name = 'security_event' and grantee = 'kaitori_applicant' order by 1`;
  expect(granted.map(({ may }) => may)).toEqual(["INSERT", "SELECT"]);
});
