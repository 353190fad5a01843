import { expect, test } from "vitest";
import { registrationBody, testPassword } from "../testing/insert-applicant.ts";
import { testServer } from "../testing/test-server.ts";

const { client, clock, insertApplicant } = await testServer({});

const logIn = async (email: string, password: string) => {
  const { status, headers } = await client().call("login", { body: { email, password } });
  return { status, wait: Number(headers.get("retry-after") ?? 0) };
};

test.each([
  { address: "a known address", isKnown: true },
  { address: "an unknown address", isKnown: false },
])("R8.7 the wait after wrong passwords for $address doubles up to five minutes", async ({ isKnown }) => {
  const email = isKnown ? (await insertApplicant()).email : "unknown@example.jp";
  const waits: number[] = [];
  for (let failure = 1; failure <= 15; failure += 1) {
    expect((await logIn(email, "wrong")).status).toBe(401);
    if (failure < 5) continue;
    const { status, wait } = await logIn(email, "wrong");
    expect(status).toBe(429);
    waits.push(wait);
    clock.advance(wait * 1000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

test("R8.7 the right password works again after the wait", async () => {
  const { email } = await insertApplicant();
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { wait } = await logIn(email, "wrong");
    clock.advance(wait * 1000);
  }
  clock.advance(300_000);
  expect((await logIn(email, testPassword)).status).toBe(200);
  expect((await logIn(email, "wrong")).status).toBe(401);
});

test("R8.7 parallel wrong passwords are limited like consecutive ones", async () => {
  const { email } = await insertApplicant();
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(email, "wrong")));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test("R8.7 a stranger's registration of the address does not reset the count of wrong passwords", async () => {
  const { email } = await insertApplicant();
  const body = registrationBody(email, { password: "a stranger's own" });
  await client().call("register", { body });
  for (let failure = 1; failure <= 4; failure += 1) await logIn(email, "wrong");
  await logIn(email, body.password);
  expect((await logIn(email, "wrong")).status).toBe(429);
});
