import { login } from "@kaitori/wire";
import { afterAll, expect, test } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";
import { insertApplicant, testPassword } from "../testing/insert-applicant.ts";

const { client, clock, server, close } = await createTestServer();
afterAll(close);

const tryOnce = async (email: string, password: string) => {
  const { status, headers } = await client().call(login, { body: { email, password } });
  return { status, wait: Number(headers.get("retry-after") ?? 0) };
};

test.each([
  { who: "a known address", known: true },
  { who: "an unknown address", known: false },
])("R8.7 wrong passwords slow $who down, doubling up to five minutes", async ({ known }) => {
  const email = known ? (await insertApplicant(server.services)).email : "unknown@example.jp";
  const waits: number[] = [];
  for (let failure = 1; failure <= 15; failure += 1) {
    expect((await tryOnce(email, "wrong")).status).toBe(401);
    if (failure < 5) continue;
    const { status, wait } = await tryOnce(email, "wrong");
    expect(status).toBe(429);
    waits.push(wait);
    clock.advance(wait * 1000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

test("R8.7 it never locks for good: after the wait the right password opens", async () => {
  const { email } = await insertApplicant(server.services);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const { wait } = await tryOnce(email, "wrong");
    clock.advance(wait * 1000);
  }
  clock.advance(300_000);
  expect((await tryOnce(email, testPassword)).status).toBe(200);
  expect((await tryOnce(email, "wrong")).status).toBe(401);
});
