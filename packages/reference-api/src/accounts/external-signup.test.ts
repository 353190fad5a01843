import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { demoPartner } from "../config/config.ts";
import { signValue } from "../http/secrets.ts";
import { registrationBody } from "../testing/insert-applicant.ts";
import { createTestServer, testServer } from "../testing/test-server.ts";

const { client, clock, row, insertApplicant, lastMailTo } = await testServer({});

const linkOf = (more = {}, secret = demoPartner.secret) =>
  signValue(secret, "", {
    service: demoPartner.service,
    external_id: "c-1",
    email: "sent@example.jp",
    corporate_division: "corporate",
    company_name: "株式会社紹介",
    expires_at: clock.now().getTime() / 1000 + 600,
    ...more,
  });

test("R7.10 a partner's link is base64url of JSON, a dot and its HMAC-SHA256", async () => {
  const text = Buffer.from(
    JSON.stringify({
      service: demoPartner.service,
      external_id: "c-9",
      email: "standard@example.jp",
      expires_at: clock.now().getTime() / 1000 + 600,
    }),
  ).toString("base64url");
  const link = `${text}.${createHmac("sha256", demoPartner.secret).update(text).digest("base64url")}`;
  expect((await client().call("exchangeSignupLink", { body: { link } })).status).toBe(200);
});

test("R7.10 a registration from a signed link stores the partner and its customer number", async () => {
  const browser = client();
  const body = await browser.callOrThrow("exchangeSignupLink", { body: { link: linkOf() } });
  expect(body).toMatchObject({
    service_name: demoPartner.name,
    email: "sent@example.jp",
    company_name: "株式会社紹介",
  });

  await browser.call("register", {
    body: registrationBody(body.email, { signup_token: body.signup_token }),
  });
  await browser.call("activateAccount", {
    body: { token: (await lastMailTo("sent@example.jp")).token },
  });
  const applicant =
    await row`select external_service, external_id from applicant where email = 'sent@example.jp'`;
  expect(applicant).toEqual({ external_service: "demo", external_id: "c-1" });

  expect(await client().call("exchangeSignupLink", { body: { link: linkOf() } })).toMatchObject({
    status: 401,
    body: { correct_login_url: "http://test-brand.localhost:4100/login/", service_name: "テスト買取" },
  });
});

test.each([
  {
    name: "expired",
    link: () => linkOf({ expires_at: clock.now().getTime() / 1000 - 1 }),
    reason: "expired",
  },
  { name: "signed by somebody else", link: () => linkOf({}, "x".repeat(32)), reason: "unknown" },
  { name: "of an unknown service", link: () => linkOf({ service: "other" }), reason: "unknown" },
  { name: "changed in transit", link: () => linkOf().replace(/^./, "x"), reason: "unknown" },
  { name: "empty", link: () => "", reason: "unknown" },
])("R7.10 a link that is $name is refused with the reason $reason", async ({ link, reason }) => {
  expect(await client().call("exchangeSignupLink", { body: { link: link() } })).toMatchObject({
    status: 410,
    body: { reason },
  });
});

test("R7.10 a registration is possible for half an hour after the link has expired", async () => {
  const signup_token = linkOf({ external_id: "c-2", expires_at: clock.now().getTime() / 1000 });
  const register = () =>
    client().call("register", { body: registrationBody("slow@example.jp", { signup_token }) });
  clock.advance(1800_000);
  expect((await register()).status).toBe(200);
  clock.advance(1000);
  expect(await register()).toMatchObject({ status: 410, body: { reason: "expired" } });
});

test("R8.3 a login never refers to a partner outside the brand's settings", async () => {
  const unlisted = { ...demoPartner, service: "unlisted", login_url: "https://unlisted.example/login/" };
  const otherServer = await createTestServer({ signupPartners: [unlisted] });
  const { email } = await otherServer.insertApplicant({
    password_hash: null,
    external_service: "unlisted",
    external_id: "c-9",
  });
  const { status, body } = await otherServer
    .client()
    .call("login", { body: { email, password: "whatever" } });
  expect({ status, body }).toEqual({
    status: 401,
    body: {
      detail: "メールアドレスまたはパスワードが正しくありません。",
      codes: { detail: [{ code: "loginWrong" }] },
    },
  });
});

test("R8.3 a login to an account of another service returns the address of its login", async () => {
  const { email } = await insertApplicant({
    password_hash: null,
    external_service: demoPartner.service,
    external_id: "c-9",
  });
  expect(await client().call("login", { body: { email, password: "whatever" } })).toMatchObject({
    status: 401,
    body: { correct_login_url: demoPartner.login_url, service_name: demoPartner.name },
  });
});
