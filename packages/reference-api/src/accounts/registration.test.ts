import { expect, test } from "vitest";
import { testPassword as password, registrationBody } from "../testing/insert-applicant.ts";
import { type TestClient, testServer } from "../testing/test-server.ts";

const { client, clock, server, row, insertApplicant, lastMailTo, mailsTo } = await testServer({});

const form = (email: string, more = {}) => registrationBody(email, { tracking_id: "t-1", ...more });
const activate = (browser: TestClient, token: string, password?: string) =>
  browser.call("activateAccount", { body: { token, password } });
const gone = (reason: string) => ({ status: 410, body: { reason } });

test("R1.1 R7.1 the mailed link activates a registration with the same id and signs in", async () => {
  const browser = client();
  const { status, body } = await browser.call("register", { body: form("Start@Example.jp") });
  expect({ status, body }).toEqual({
    status: 200,
    body: { id: expect.any(Number), email: "start@example.jp", corporate_division: "corporate" },
  });
  const mail = await lastMailTo("start@example.jp");
  expect(mail.subject).toBe("【テスト買取】メールアドレスの確認をお願いします");
  expect(mail.body).toContain("http://test-brand.localhost:4100/register/activation/?token=");

  const activated = await activate(browser, mail.token);
  expect(activated).toMatchObject({ status: 200, body: { email: "start@example.jp" } });
  expect(await browser.call("me")).toMatchObject({
    status: 200,
    body: { id: body.id, has_satisfied_profile: false },
  });
});

test("R7.1 a registration of a known address gets the same answer and another mail", async () => {
  const { email } = await insertApplicant();
  const knownAnswer = await client().call("register", { body: form(email) });
  const fresh = await client().call("register", { body: form("fresh@example.jp") });
  expect(knownAnswer.status).toBe(fresh.status);
  expect(Object.keys(knownAnswer.body)).toEqual(Object.keys(fresh.body));
  expect(await lastMailTo(email)).toMatchObject({
    subject: "【テスト買取】すでにご登録があります",
  });
});

test("R7.10 an activation link works once and for one day", async () => {
  const browser = client();
  await browser.call("register", { body: form("once@example.jp") });
  const token = (await lastMailTo("once@example.jp")).token;
  // The link of one brand is unknown to another.
  expect(await activate(client("companies"), token, password)).toMatchObject(gone("unknown"));
  expect((await activate(browser, token)).status).toBe(200);
  expect(await activate(browser, token)).toMatchObject(gone("used"));
  expect(await activate(browser, "made-up")).toMatchObject(gone("unknown"));

  for (const email of ["intime@example.jp", "late@example.jp"])
    await browser.call("register", { body: form(email) });
  const inTime = (await lastMailTo("intime@example.jp")).token;
  const lateToken = (await lastMailTo("late@example.jp")).token;
  clock.advance(24 * 3_600_000 - 1000);
  expect((await activate(browser, inTime)).status).toBe(200);
  clock.advance(1000);
  expect(await activate(browser, lateToken)).toMatchObject(gone("expired"));
});

test("R7.10 an activation in another browser requires a new password and discards the registered one", async () => {
  const email = "victim@example.jp";
  const stranger = client();
  await stranger.call("register", { body: form(email, { password: "known to a stranger" }) });
  const token = (await lastMailTo(email)).token;

  const victim = client();
  expect(await activate(victim, token)).toMatchObject({
    status: 409,
    body: { needs: "password" },
  });
  expect(await activate(victim, token, "short")).toMatchObject({
    status: 400,
    body: { password: [expect.stringContaining("12文字以上")] },
  });
  const password = "only the victim's";
  expect((await activate(victim, token, password)).status).toBe(200);
  expect((await victim.call("me")).body).toMatchObject({ email });

  expect((await stranger.call("me")).status).toBe(403);
  const credentials = { email, password: "known to a stranger" };
  expect((await stranger.call("login", { body: credentials })).status).toBe(401);
  expect((await client().call("login", { body: { email, password } })).status).toBe(200);
});

test("R7.10 a second registration by a stranger does not affect the first one", async () => {
  const email = "first@example.jp";
  const owner = client();
  await owner.call("register", { body: form(email) });
  const token = (await lastMailTo(email)).token;
  await client().call("register", { body: form(email, { password: "known to a stranger" }) });
  const laterToken = (await lastMailTo(email)).token;
  expect((await activate(owner, token)).status).toBe(200);
  expect((await client().call("login", { body: { email, password } })).status).toBe(200);
  expect(await activate(client(), laterToken, "another's")).toMatchObject(gone("used"));
});

test("R7.10 the activation mail is repeated only for pending registrations, and the answer is the same for others", async () => {
  await client().call("register", { body: form("again@example.jp") });
  for (const email of ["again@example.jp", "nobody@example.jp"])
    expect((await client().call("resendActivation", { body: { email } })).status).toBe(204);
  await server.services.jobs.runDue();
  expect(await mailsTo("again@example.jp")).toHaveLength(2);
  expect(await mailsTo("nobody@example.jp")).toHaveLength(0);
});

test("R6.1 a login before activation is refused, and only the right password gets the reason", async () => {
  await client().call("register", { body: form("unverified@example.jp") });
  const right = await client().call("login", { body: { email: "unverified@example.jp", password } });
  const wrong = await client().call("login", { body: { email: "unverified@example.jp", password: "x" } });
  expect(right).toMatchObject({
    status: 401,
    body: { detail: expect.stringContaining("確認が済んでいません") },
  });
  expect(wrong.body).toMatchObject({ detail: "メールアドレスまたはパスワードが正しくありません。" });
});

test("R7.1 a login after a registration gets the same answer for known and new addresses", async () => {
  const { email } = await insertApplicant();
  const answers = [];
  for (const address of [email, "was-not-known@example.jp"]) {
    await client().call("register", { body: form(address, { password: "a stranger's own" }) });
    await client().call("resendActivation", { body: { email: address } });
    const body = { email: address, password: "a stranger's own" };
    answers.push((await client().call("login", { body })).body);
  }
  expect(answers[0]).toEqual(answers[1]);
  await server.services.jobs.runDue();
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    "【テスト買取】すでにご登録があります",
  ]);
});

test.each([
  { field: "email", input: { email: "taro@example" }, message: "その後の「.jp」" },
  { field: "email", input: { email: " " }, message: "この項目は空にできません" },
  { field: "password", input: { password: "short" }, message: "12文字以上" },
  {
    field: "password",
    input: { email: "long-enough@example.jp", password: "Long-enough@example.jp" },
    message: "同じ",
  },
  { field: "corporate_division", input: { corporate_division: "other" }, message: "1つ選んで" },
  { field: "terms_version", input: { terms_version: "2019-01-01" }, message: "同意" },
])("R5.11 R5.12 a registration with $input has an error at $field", async ({ field, input, message }) => {
  const answer = await client().call("register", { body: form("rules@example.jp", input) });
  expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.stringContaining(message)] } });
});

test("R7.1 a long tracking id is truncated to 200 characters", async () => {
  const email = "tracked@example.jp";
  const body = form(email, { tracking_id: "t".repeat(20_000) });
  expect((await client().call("register", { body })).status).toBe(200);
  const { tracking_id } = await row<{ tracking_id: string }>`
    select tracking_id from registration where email = ${email}`;
  expect(tracking_id).toBe("t".repeat(200));
});

test("R1.5 a brand for companies refuses the registration of an individual", async () => {
  const body = form("person@example.jp", { corporate_division: "individual" });
  expect(await client("companies").call("register", { body })).toMatchObject({
    status: 400,
    body: { corporate_division: [expect.any(String)] },
  });
  expect((await client("test-brand").call("register", { body })).status).toBe(200);
});
