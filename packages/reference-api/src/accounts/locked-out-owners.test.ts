import { expect, test } from "vitest";
import { registrationBody, testPassword } from "../testing/insert-applicant.ts";
import { type TestClient, testServer } from "../testing/test-server.ts";

const { client, clock, insertApplicant, lastMailTo, requestReset } = await testServer({
  trustProxy: true,
});

type Headers = Record<string, string>;

const home = { "x-forwarded-for": "198.51.100.7" };
const away = { "x-forwarded-for": "203.0.113.9" };

/** An owner who has signed in once, and a stranger at another address who tries a password every five minutes. */
async function attackOwner() {
  const { email } = await insertApplicant();
  const browser = client();
  await logIn(browser, home, email);
  for (let tries = 0; tries < 14; tries += 1) {
    clock.advance(300_000);
    await logIn(client(), away, email, "wrong");
  }
  clock.advance(60_000);
  return { browser, email };
}

test("D7 a stranger's wrong passwords do not prevent the owner from logging in and moving to another address", async () => {
  const { browser, email } = await attackOwner();
  // A new address requires the recent password of this login.
  expect(await logIn(browser, home, email)).toBe(200);
  const { status } = await browser.call("updateProfile", {
    body: { email: "moved@example.jp" },
    headers: home,
  });
  expect(status).toBe(200);
});

test("D7 a stranger's wrong passwords do not prevent the owner from changing the password", async () => {
  const { browser } = await attackOwner();
  const body = { current_password: testPassword, new_password: "a new one, long enough" };
  const { status } = await browser.call("changePassword", { body, headers: home });
  expect(status).toBe(204);
});

const headersFrom = (host: number) => ({ "x-forwarded-for": `192.0.2.${host}` });

const logIn = async (browser: TestClient, headers: Headers, email: string, password = testPassword) =>
  (await browser.call("login", { body: { email, password }, headers })).status;

/** Statuses of wrong passwords from this many addresses, each on a new browser. */
async function tryFromAddresses(count: number, email: string): Promise<number[]> {
  const answers: number[] = [];
  for (let host = 1; host <= count; host += 1)
    answers.push(await logIn(client(), headersFrom(host), email, "wrong"));
  return answers;
}

/** Sets a new password by the link of a mail; returns the password. */
async function resetPassword(browser: TestClient, email: string): Promise<string> {
  const link = await requestReset(email, { headers: home });
  const new_password = "a new one, long enough";
  await browser.call("confirmPasswordReset", { body: { ...link, new_password }, headers: home });
  return new_password;
}

test("D7 R8.7 wrong passwords from many addresses are limited together, and the owner can still log in", async () => {
  const { email } = await insertApplicant();
  expect(await logIn(client(), home, email)).toBe(200);
  const answers = await tryFromAddresses(110, email);
  // The first login of the owner counts as one of a hundred.
  expect(answers.filter((status) => status === 401)).toHaveLength(99);
  expect(answers.at(-1)).toBe(429);
  expect(await logIn(client(), home, email)).toBe(200);
});

test("D7 a known device can log in from a new address, and its own wrong passwords are limited", async () => {
  const { email } = await insertApplicant();
  const phone = client();
  expect(await logIn(phone, headersFrom(200), email)).toBe(200);
  await tryFromAddresses(110, email);
  expect(await logIn(client(), headersFrom(201), email)).toBe(429);
  expect(await logIn(phone, headersFrom(202), email)).toBe(200);
  const answers: number[] = [];
  for (let host = 203; host <= 209; host += 1)
    answers.push(await logIn(phone, headersFrom(host), email, "wrong"));
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test("D7 a device is known only for the account that has signed in on it", async () => {
  const [{ email }, other] = [await insertApplicant(), await insertApplicant()];
  const browser = client();
  expect(await logIn(browser, headersFrom(210), other.email)).toBe(200);
  await tryFromAddresses(110, email);
  expect(await logIn(browser, headersFrom(211), email)).toBe(429);
});

test("R8.7 all networks of one IPv6 subscription share the limit of one address", async () => {
  const { email } = await insertApplicant();
  const answers: number[] = [];
  for (let network = 1; network <= 7; network += 1) {
    const headers = { "x-forwarded-for": `2001:db8:1:${network}::1` };
    answers.push(await logIn(client(), headers, email, "wrong"));
  }
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test("R8.7 an owner who has reset the password can log in although strangers have used up the limit", async () => {
  const { email } = await insertApplicant();
  await tryFromAddresses(101, email);
  const password = await resetPassword(client(), email);
  expect(await logIn(client(), home, email, password)).toBe(200);
});

test.each(["an activation", "a change of address"] as const)(
  "D7 a device is known after %s, before its first login",
  async (action) => {
    const browser = client();
    const email = `${action.replaceAll(" ", "-")}@example.jp`;
    if (action === "an activation") {
      await browser.call("register", { body: registrationBody(email), headers: home });
      await browser.call("activateAccount", {
        body: { token: (await lastMailTo(email)).token },
        headers: home,
      });
    } else {
      const before = await insertApplicant();
      await logIn(browser, headersFrom(212), before.email);
      await browser.call("updateProfile", { body: { email }, headers: headersFrom(212) });
      const token = (await lastMailTo(email)).token;
      await browser.call("confirmMailChange", { body: { token }, headers: headersFrom(212) });
    }
    await tryFromAddresses(110, email);
    expect(await logIn(client(), headersFrom(213), email)).toBe(429);
    expect(await logIn(browser, headersFrom(213), email)).toBe(200);
  },
);

test("R8.7 a password reset ends the wait after wrong passwords on a known device", async () => {
  const { email } = await insertApplicant();
  const browser = client();
  expect(await logIn(browser, home, email)).toBe(200);
  for (let tries = 0; tries < 5; tries += 1) await logIn(browser, home, email, "wrong");
  expect(await logIn(browser, home, email, "wrong")).toBe(429);
  const password = await resetPassword(browser, email);
  expect(await logIn(browser, home, email, password)).toBe(200);
});

const actions: Record<string, (email: string, headers: Headers) => Promise<{ status: number }>> = {
  "a registration": (email, headers) => client().call("register", { body: registrationBody(email), headers }),
  "another mail of activation": (email, headers) =>
    client().call("resendActivation", { body: { email }, headers }),
  "a new password by mail": (email, headers) =>
    client().call("requestPasswordReset", { body: { email }, headers }),
  "a new mail address": async (email, headers) => {
    const own = await insertApplicant();
    const browser = client();
    await logIn(browser, headers, own.email);
    return browser.call("updateProfile", { body: { email }, headers });
  },
};

test("D7 the owner's device can request a password reset after strangers have used up the limit", async () => {
  const { email } = await insertApplicant();
  const own = client();
  await logIn(own, headersFrom(240), email);
  const request = async (browser: TestClient, host: number) =>
    (await browser.call("requestPasswordReset", { body: { email }, headers: headersFrom(host) })).status;
  const strangers: number[] = [];
  for (let host = 1; host <= 25; host += 1) strangers.push(await request(client(), host));
  expect(strangers.at(-1)).toBe(429);
  expect(await request(own, 241)).toBeLessThan(300);
});

test.each(Object.keys(actions))(
  "D7 a stranger who repeatedly requests %s does not block others",
  async (action) => {
    const request = async (headers: Headers) =>
      (await actions[action]?.(`${action.replaceAll(" ", "-")}@example.jp`, headers))?.status ?? 0;
    const strangers: number[] = [];
    for (let time = 0; time < 7; time += 1) strangers.push(await request(away));
    expect(strangers.at(-1)).toBe(429);
    expect(await request(home)).toBeLessThan(300);
    const fromManyAddresses: number[] = [];
    for (let host = 1; host <= 25; host += 1) fromManyAddresses.push(await request(headersFrom(host)));
    expect(fromManyAddresses.at(0)).toBeLessThan(300);
    expect(fromManyAddresses.at(-1)).toBe(429);
  },
);

test("D7 R8.7 others at the same address do not lock a known device out of the login", async () => {
  const { email } = await insertApplicant();
  const shared = { "x-forwarded-for": "198.51.100.77" };
  const phone = client();
  expect(await logIn(phone, shared, email)).toBe(200);
  for (let tries = 0; tries < 70; tries += 1)
    await logIn(client(), shared, `nobody${tries}@example.jp`, "wrong");
  expect(await logIn(client(), shared, email)).toBe(429);
  expect(await logIn(phone, shared, email)).toBe(200);
});
