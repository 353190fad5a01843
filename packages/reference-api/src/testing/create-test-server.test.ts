import { login, me } from "@kaitori/wire";
import { afterAll, expect, test } from "vitest";
import { createTestServer } from "./create-test-server.ts";

const { client, signedIn, close } = await createTestServer();
afterAll(close);

test("R7.3 a visitor is answered 403 by me", async () => {
  expect(await client().call(me)).toMatchObject({ status: 403, body: { detail: "ログインしていません。" } });
});

test("R7.1 whoever signed in is told who they are", async () => {
  const { client: browser, id } = await signedIn();
  expect(await browser.call(me)).toMatchObject({ status: 200, body: { id, has_satisfied_profile: true } });
});

test("R8.7 a wrong password is a 401 with a detail", async () => {
  const answer = await client().call(login, { body: { email: "nobody@example.jp", password: "x" } });
  expect(answer).toMatchObject({
    status: 401,
    body: { detail: "メールアドレスまたはパスワードが正しくありません。" },
  });
});
