import {
  activateAccount,
  changePassword,
  confirmMailChange,
  confirmPasswordReset,
  login,
  register,
  requestPasswordReset,
  resendActivation,
  updateProfile,
} from "@kaitori/wire";
import { expect, test } from "vitest";
import { insertApplicant, testPassword } from "../testing/insert-applicant.ts";
import { lastMailTo, tokenIn } from "../testing/read-mail.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import type { TestClient } from "../testing/test-client.ts";

const { client, clock, database, server } = await serverOfFile({ trustProxy: true });

const owners = { "x-forwarded-for": "198.51.100.7" };
const anothers = { "x-forwarded-for": "203.0.113.9" };

/** Signed in at home; then somebody elsewhere goes on trying, once every five minutes. */
async function tormented() {
  const { email } = await insertApplicant(server.services);
  const browser = client();
  await browser.call(login, { body: { email, password: testPassword }, headers: owners });
  const tryElsewhere = () => client().call(login, { body: { email, password: "wrong" }, headers: anothers });
  for (let tried = 0; tried < 14; tried += 1) {
    clock.advance(300_000);
    await tryElsewhere();
  }
  clock.advance(60_000);
  return { browser, email };
}

test("D7 one wrong try every five minutes does not keep an owner from the login", async () => {
  const { browser, email } = await tormented();
  const { status } = await browser.call(login, { body: { email, password: testPassword }, headers: owners });
  expect(status).toBe(200);
});

test("D7 nor from a new password", async () => {
  const { browser } = await tormented();
  const body = { current_password: testPassword, new_password: "a new one, long enough" };
  const { status } = await browser.call(changePassword, { body, headers: owners });
  expect(status).toBe(204);
});

test("D7 nor from a new mail address", async () => {
  const { browser, email } = await tormented();
  // The proof of a new address.
  await browser.call(login, { body: { email, password: testPassword }, headers: owners });
  const body = { email: "moved@example.jp" };
  const { status } = await browser.call(updateProfile, { body, headers: owners });
  expect(status).toBe(200);
});

const from = (last: number) => ({ "x-forwarded-for": `192.0.2.${last}` });

test("D7 R8.7 many places together do not try one account without end, and its owner comes in meanwhile", async () => {
  const { email } = await insertApplicant(server.services);
  const tryFrom = async (headers: Record<string, string>, password: string) =>
    (await client().call(login, { body: { email, password }, headers })).status;
  expect(await tryFrom(owners, testPassword)).toBe(200);
  const answers: number[] = [];
  for (let place = 1; place <= 110; place += 1) answers.push(await tryFrom(from(place), "wrong"));
  // A hundred, of which the owner's own first time here was one.
  expect(answers.filter((status) => status === 401)).toHaveLength(99);
  expect(answers.at(-1)).toBe(429);
  expect(await tryFrom(owners, testPassword)).toBe(200);
});

test("D7 nor from a new place, on a device that was there before; there its own wrong tries are counted", async () => {
  const { email } = await insertApplicant(server.services);
  const phone = client();
  const tryOn = async (browser: typeof phone, place: number, password: string) =>
    (await browser.call(login, { body: { email, password }, headers: from(place) })).status;
  expect(await tryOn(phone, 200, testPassword)).toBe(200);
  for (let place = 1; place <= 110; place += 1) await tryOn(client(), place, "wrong");
  expect(await tryOn(client(), 201, testPassword)).toBe(429);
  expect(await tryOn(phone, 202, testPassword)).toBe(200);
  const answers: number[] = [];
  for (let place = 203; place <= 209; place += 1) answers.push(await tryOn(phone, place, "wrong"));
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test("D7 a device is known for whom it has signed in, and for nobody else", async () => {
  const [{ email }, other] = [await insertApplicant(server.services), await insertApplicant(server.services)];
  const browser = client();
  await browser.call(login, { body: { email: other.email, password: testPassword }, headers: from(210) });
  for (let place = 1; place <= 110; place += 1)
    await client().call(login, { body: { email, password: "wrong" }, headers: from(place) });
  const answer = await browser.call(login, { body: { email, password: testPassword }, headers: from(211) });
  expect(answer.status).toBe(429);
});

test("R8.7 whose session it is tries no more passwords than anybody else", async () => {
  const { email } = await insertApplicant(server.services);
  const browser = client();
  await browser.call(login, { body: { email, password: testPassword }, headers: owners });
  const answers: number[] = [];
  for (let tried = 0; tried < 8; tried += 1) {
    const body = { current_password: "wrong", new_password: "a new one, long enough" };
    answers.push((await browser.call(changePassword, { body, headers: owners })).status);
  }
  expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
});

test("R8.7 the networks of one IPv6 subscription together try one account no more than one place does", async () => {
  const { email } = await insertApplicant(server.services);
  const answers: number[] = [];
  for (let network = 1; network <= 7; network += 1) {
    const headers = { "x-forwarded-for": `2001:db8:1:${network}::1` };
    answers.push((await client().call(login, { body: { email, password: "wrong" }, headers })).status);
  }
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test("R8.7 who has set a new password by mail comes in from there, while strangers use up all tries", async () => {
  const { email } = await insertApplicant(server.services);
  for (let place = 1; place <= 101; place += 1)
    await client().call(login, { body: { email, password: "wrong" }, headers: from(place) });
  await client().call(requestPasswordReset, { body: { email }, headers: owners });
  await server.services.jobs.runDue();
  const mail = await lastMailTo(database, email);
  const link = { uid: mail.query.get("uid") ?? "", token: tokenIn(mail) };
  const password = "a new one, long enough";
  await client().call(confirmPasswordReset, { body: { ...link, new_password: password }, headers: owners });
  expect((await client().call(login, { body: { email, password }, headers: owners })).status).toBe(200);
});

test.each(["an activation", "a change of address"] as const)(
  "D7 a device is known from %s on, before it has ever signed in",
  async (way) => {
    const browser = client();
    const email = `${way.replaceAll(" ", "-")}@example.jp`;
    if (way === "an activation") {
      const chosen = { password: testPassword, corporate_division: "corporate", terms_version: "2026-04-01" };
      const body = { email, ...chosen };
      await browser.call(register, { body, headers: owners });
      await browser.call(activateAccount, {
        body: { token: tokenIn(await lastMailTo(database, email)) },
        headers: owners,
      });
    } else {
      const before = await insertApplicant(server.services);
      await browser.call(login, {
        body: { email: before.email, password: testPassword },
        headers: from(212),
      });
      await browser.call(updateProfile, { body: { email }, headers: from(212) });
      const token = tokenIn(await lastMailTo(database, email));
      await browser.call(confirmMailChange, { body: { token }, headers: from(212) });
    }
    for (let place = 1; place <= 110; place += 1)
      await client().call(login, { body: { email, password: "wrong" }, headers: from(place) });
    const tryOn = async (device: typeof browser) =>
      (await device.call(login, { body: { email, password: testPassword }, headers: from(213) })).status;
    expect(await tryOn(client())).toBe(429);
    expect(await tryOn(browser)).toBe(200);
  },
);

test("R8.7 a new password by mail ends the wait after wrong ones, on a device that was there before", async () => {
  const { email } = await insertApplicant(server.services);
  const browser = client();
  const tryOn = async (password: string) =>
    (await browser.call(login, { body: { email, password }, headers: owners })).status;
  expect(await tryOn(testPassword)).toBe(200);
  for (let tried = 0; tried < 5; tried += 1) await tryOn("wrong");
  expect(await tryOn("wrong")).toBe(429);
  await browser.call(requestPasswordReset, { body: { email }, headers: owners });
  await server.services.jobs.runDue();
  const mail = await lastMailTo(database, email);
  const link = { uid: mail.query.get("uid") ?? "", token: tokenIn(mail) };
  const password = "a new one, long enough";
  await browser.call(confirmPasswordReset, { body: { ...link, new_password: password }, headers: owners });
  expect(await tryOn(password)).toBe(200);
});

type Headers = Record<string, string>;
const asked: Record<string, (email: string, headers: Headers) => Promise<{ status: number }>> = {
  "a registration": (email, headers) => {
    const body = {
      email,
      password: testPassword,
      corporate_division: "corporate",
      terms_version: "2026-04-01",
    };
    return client().call(register, { body, headers });
  },
  "another mail of activation": (email, headers) =>
    client().call(resendActivation, { body: { email }, headers }),
  "a new password by mail": (email, headers) =>
    client().call(requestPasswordReset, { body: { email }, headers }),
  "a new mail address": async (email, headers) => {
    const own = await insertApplicant(server.services);
    const browser = client();
    await browser.call(login, { body: { email: own.email, password: testPassword }, headers });
    return browser.call(updateProfile, { body: { email }, headers });
  },
};

test("D7 the owner's own device asks for a new password, however often strangers have asked", async () => {
  const { email } = await insertApplicant(server.services);
  const own = client();
  await own.call(login, { body: { email, password: testPassword }, headers: from(240) });
  const ask = async (browser: TestClient, place: number) =>
    (await browser.call(requestPasswordReset, { body: { email }, headers: from(place) })).status;
  const strangers: number[] = [];
  for (let place = 1; place <= 25; place += 1) strangers.push(await ask(client(), place));
  expect(strangers.at(-1)).toBe(429);
  expect(await ask(own, 241)).toBeLessThan(300);
});

test.each(Object.keys(asked))(
  "D7 a stranger who goes on asking for %s keeps nobody else from it",
  async (what) => {
    const ask = async (headers: Headers) =>
      (await asked[what]?.(`${Object.keys(asked).indexOf(what)}-wanted@example.jp`, headers))?.status ?? 0;
    const strangers: number[] = [];
    for (let time = 0; time < 7; time += 1) strangers.push(await ask(anothers));
    expect(strangers.at(-1)).toBe(429);
    expect(await ask(owners)).toBeLessThan(300);
    const together: number[] = [];
    for (let place = 1; place <= 25; place += 1) together.push(await ask(from(place)));
    expect(together.at(0)).toBeLessThan(300);
    expect(together.at(-1)).toBe(429);
  },
);

test("D7 R8.7 others at the same address do not keep a device that was there before from the login", async () => {
  const { email } = await insertApplicant(server.services);
  const shared = { "x-forwarded-for": "198.51.100.77" };
  const phone = client();
  const log = async (browser: typeof phone, as: string, password: string) =>
    (await browser.call(login, { body: { email: as, password }, headers: shared })).status;
  expect(await log(phone, email, testPassword)).toBe(200);
  for (let tried = 0; tried < 70; tried += 1) await log(client(), `nobody${tried}@example.jp`, "wrong");
  expect(await log(client(), email, testPassword)).toBe(429);
  expect(await log(phone, email, testPassword)).toBe(200);
});
