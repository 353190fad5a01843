import { getProfile, giveProofCode, login, mailProofCode, updateProfile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { anotherAccount as bank_account } from "../testing/another-account.ts";
import { testPassword } from "../testing/insert-applicant.ts";
import { lastMailTo, mailsTo } from "../testing/read-mail.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import type { TestClient } from "../testing/test-client.ts";

const server = await serverOfFile({});

const change = (client: TestClient) => client.call(updateProfile, { body: { bank_account } });

/** Somebody of another service, who has no password here, an hour and a half after they came. */
async function withoutPassword() {
  const { client, id } = await server.signedIn();
  const { email } = await server.row<{ email: string }>`
    update applicant set password_hash = null where id = ${id} returning email`;
  server.clock.advance(90 * 60_000);
  return { client, id, email };
}

async function codeMailedTo({ client, email }: { client: TestClient; email: string }): Promise<string> {
  expect((await client.call(mailProofCode)).status).toBe(204);
  const { body } = await lastMailTo(server.database, email);
  return /^\d{6}$/m.exec(body)?.[0] ?? "";
}

test("D10 whoever has no password proves by a mailed code who they are, and goes on where they were refused", async () => {
  const person = await withoutPassword();
  expect(await change(person.client)).toMatchObject({ status: 403, body: { status: "reauth_required" } });
  const code = await codeMailedTo(person);
  // As a phone writes it, in two halves.
  const wide = code
    .replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    .replace(/^.{3}/, "$& ー　");
  expect((await person.client.call(giveProofCode, { body: { code: wide } })).status).toBe(204);
  expect((await change(person.client)).status).toBe(200);
  expect((await person.client.call(getProfile)).body.bank_account?.bank_account_number).toBe("7654321");
  expect((await person.client.call(giveProofCode, { body: { code } })).status).toBe(400);
});

test.each([
  { what: "another code", ask: (code: string) => (code === "123456" ? "654321" : "123456"), minutes: 0 },
  { what: "the code ten minutes later", ask: (code: string) => code, minutes: 10 },
])("D10 $what proves nothing", async ({ ask, minutes }) => {
  const person = await withoutPassword();
  const code = await codeMailedTo(person);
  server.clock.advance(minutes * 60_000);
  expect(await person.client.call(giveProofCode, { body: { code: ask(code) } })).toMatchObject({
    status: 400,
    body: {
      code: [
        "確認番号が違うか、期限が過ぎています。番号をお確かめになるか、新しい番号をお受け取りください。",
      ],
    },
  });
  expect((await change(person.client)).status).toBe(403);
});

test("D10 mail.proofCodeBody a code is good for ten minutes", async () => {
  const person = await withoutPassword();
  const code = await codeMailedTo(person);
  server.clock.advance(10 * 60_000 - 1000);
  expect((await person.client.call(giveProofCode, { body: { code } })).status).toBe(204);
});

test("D10 a newer code takes the place of the one before", async () => {
  const person = await withoutPassword();
  const first = await codeMailedTo(person);
  const second = await codeMailedTo(person);
  if (first !== second)
    expect((await person.client.call(giveProofCode, { body: { code: first } })).status).toBe(400);
  expect((await person.client.call(giveProofCode, { body: { code: second } })).status).toBe(204);
});

test("D10 a code is good for the session that asked for it only", async () => {
  const person = await withoutPassword();
  const code = await codeMailedTo(person);
  const other = await server.signedIn();
  expect((await other.client.call(giveProofCode, { body: { code } })).status).toBe(400);
});

test("D10 whoever guesses codes has to wait after a few", async () => {
  const person = await withoutPassword();
  await codeMailedTo(person);
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess += 1)
    statuses.push((await person.client.call(giveProofCode, { body: { code: `x${guess}` } })).status);
  expect(statuses.slice(0, 4)).toEqual([400, 400, 400, 400]);
  expect(statuses.at(-1)).toBe(429);
});

test("D10 with a password the mailbox alone is not enough", async () => {
  const { client, email } = await server.signedIn();
  server.clock.advance(90 * 60_000);
  expect((await client.call(mailProofCode)).status).toBe(404);
  expect(await mailsTo(server.database, email)).toEqual([]);
  await client.call(login, { body: { email, password: testPassword } });
  expect((await change(client)).status).toBe(200);
});
