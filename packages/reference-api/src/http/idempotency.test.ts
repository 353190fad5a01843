import { call } from "@kaitori/wire";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { routes } from "../start/routes.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { conflict } from "./errors.ts";
import { handle } from "./handle.ts";

const count = call({
  method: "POST",
  path: "test/count/",
  body: v.object({ by: v.number() }),
  answer: v.object({ total: v.number() }),
  idempotent: true,
});

let total = 0;
const counting = handle(count, async ({ body, transactionOnce }) =>
  transactionOnce(async () => {
    if (body.by < 0) throw conflict("notPossible");
    total += body.by;
    return { total };
  }),
);

const { signedIn } = await serverOfFile({}, { routes: [...routes, counting] });
beforeEach(() => {
  total = 0;
});

const key = (name: string) => ({ "idempotency-key": name });

test("R7.1 a repeated key gets the first answer, and the work is done once", async () => {
  const { client } = await signedIn();
  const first = await client.call(count, { body: { by: 2 }, headers: key("a") });
  const second = await client.call(count, { body: { by: 2 }, headers: key("a") });
  expect([first.body, second.body, total]).toEqual([{ total: 2 }, { total: 2 }, 2]);
});

test("R7.1 ten at once with one key do the work once", async () => {
  const { client } = await signedIn();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call(count, { body: { by: 1 }, headers: key("b") })),
  );
  expect(answers.map(({ body }) => body)).toEqual(Array(10).fill({ total: 1 }));
});

test("R7.1 a key is good for one question", async () => {
  const { client } = await signedIn();
  await client.call(count, { body: { by: 1 }, headers: key("c") });
  expect((await client.call(count, { body: { by: 2 }, headers: key("c") })).status).toBe(409);
  expect(total).toBe(1);
});

test("R6.3 a key of one applicant is nothing to another", async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  await one.client.call(count, { body: { by: 1 }, headers: key("d") });
  expect((await other.client.call(count, { body: { by: 1 }, headers: key("d") })).body).toEqual({ total: 2 });
});

test("R7.1 what was refused may be asked again with the same key", async () => {
  const { client } = await signedIn();
  expect((await client.call(count, { body: { by: -1 }, headers: key("e") })).status).toBe(409);
  expect((await client.call(count, { body: { by: 1 }, headers: key("e") })).status).toBe(200);
});

test("R7.1 without a key every request is its own", async () => {
  const { client } = await signedIn();
  await client.call(count, { body: { by: 1 } });
  expect((await client.call(count, { body: { by: 1 } })).body).toEqual({ total: 2 });
});
