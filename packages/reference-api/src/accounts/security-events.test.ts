import { expect, test } from "vitest";
import { anotherAccount as bank_account, testPassword } from "../testing/insert-applicant.ts";
import { type TestClient, testServer } from "../testing/test-server.ts";

const logged: object[] = [];
const server = await testServer({}, { log: (_level, event, fields) => logged.push({ event, ...fields }) });

const kindsOf = async (client: TestClient) =>
  (await client.call("listSecurityEvents")).body.map(({ kind }) => kind);

async function signIn(email: string, password = testPassword) {
  const client = server.client();
  const { status } = await client.call("login", { body: { email, password } });
  return { client, status };
}

test("D18 an applicant can list their sessions and end another one", async () => {
  const { client, email } = await server.signedIn();
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
  const { email } = await server.signedIn();
  server.clock.advance(3 * 3_600_000);
  const { client: later } = await signIn(email);
  expect((await later.call("listSessions")).body).toHaveLength(1);
});

test("D18 R6.3 an applicant can neither list nor end sessions of others", async () => {
  const { client } = await server.signedIn();
  const { client: stranger } = await server.signedIn();
  const [{ id } = { id: 0 }] = (await client.call("listSessions")).body;
  expect((await stranger.call("endSession", { params: { id } })).status).toBe(404);
  expect((await client.call("getProfile")).status).toBe(200);
  expect((await stranger.call("listSessions")).body.map((session) => session.id)).not.toContain(id);
  expect(await kindsOf(stranger)).toEqual(["login"]);
});

test("D18 changes of password, mail address and bank account are listed, the latest first", async () => {
  const { client, email } = await server.signedIn();
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
  const { client, email } = await server.signedIn();
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
  const { client, id } = await server.signedIn();
  const wrong = Array.from({ length: 60 }, (_, index) => ({
    applicant_id: id,
    brand: "everyone",
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
  const { id, email } = await server.signedIn();
  logged.length = 0;
  await signIn(email, "not the password");
  await signIn("nobody@example.jp", "not the password");
  const security = logged.filter((entry) => "event" in entry && entry.event === "security");
  expect(security).toMatchObject([
    { kind: "login_failed", brand: "everyone", applicant: id },
    { kind: "login_failed", brand: "everyone" },
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
