import { call } from "@kaitori/wire";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { routes } from "../start/routes.ts";
import { testServer } from "../testing/test-server.ts";
import { conflict } from "./errors.ts";
import { handle } from "./handle.ts";

const countCall = call({
  method: "POST",
  path: "test/count/",
  body: v.object({ by: v.number() }),
  answer: v.object({ total: v.number() }),
  idempotent: true,
});

let total = 0;
const countRoute = handle(countCall, async ({ body, transactionOnce }) =>
  transactionOnce(async () => {
    if (body.by < 0) throw conflict("notPossible");
    total += body.by;
    return { total };
  }),
);

const { signInApplicant } = await testServer({}, { routes: [...routes, countRoute] });
beforeEach(() => {
  total = 0;
});

const key = (name: string) => ({ "idempotency-key": name });

test("R7.1 a repeated key gets the first answer, and the call runs once", async () => {
  const { client } = await signInApplicant();
  const first = await client.call(countCall, { body: { by: 2 }, headers: key("a") });
  const second = await client.call(countCall, { body: { by: 2 }, headers: key("a") });
  expect([first.body, second.body, total]).toEqual([{ total: 2 }, { total: 2 }, 2]);
});

test("R7.1 ten parallel calls with one key run once", async () => {
  const { client } = await signInApplicant();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call(countCall, { body: { by: 1 }, headers: key("b") })),
  );
  expect(answers.map(({ body }) => body)).toEqual(Array(10).fill({ total: 1 }));
});

test("R7.1 a key with another body is refused", async () => {
  const { client } = await signInApplicant();
  await client.call(countCall, { body: { by: 1 }, headers: key("c") });
  expect((await client.call(countCall, { body: { by: 2 }, headers: key("c") })).status).toBe(409);
  expect(total).toBe(1);
});

test("R6.3 applicants can use the same key independently", async () => {
  const [one, other] = [await signInApplicant(), await signInApplicant()];
  await one.client.call(countCall, { body: { by: 1 }, headers: key("d") });
  expect((await other.client.call(countCall, { body: { by: 1 }, headers: key("d") })).body).toEqual({
    total: 2,
  });
});

test("R7.1 a refused call can be repeated with the same key", async () => {
  const { client } = await signInApplicant();
  expect((await client.call(countCall, { body: { by: -1 }, headers: key("e") })).status).toBe(409);
  expect((await client.call(countCall, { body: { by: 1 }, headers: key("e") })).status).toBe(200);
});

test("R7.1 without a key every request runs", async () => {
  const { client } = await signInApplicant();
  await client.call(countCall, { body: { by: 1 } });
  expect((await client.call(countCall, { body: { by: 1 } })).body).toEqual({ total: 2 });
});
