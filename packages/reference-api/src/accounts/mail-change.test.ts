import {
  changePassword,
  confirmMailChange,
  confirmPasswordReset,
  login,
  me,
  requestMailChange,
  requestPasswordReset,
} from "@kaitori/wire";
import { afterAll, expect, test } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";
import { insertApplicant, testPassword } from "../testing/insert-applicant.ts";
import { lastMailTo, mailsTo, tokenIn } from "../testing/read-mail.ts";

const { client, signedIn, database, server, close } = await createTestServer();
afterAll(close);

test("R7.10 a new address has to answer before it counts, and the old one is told", async () => {
  const { client: browser } = await signedIn({ email: "old@example.jp" });
  const asked = await browser.call(requestMailChange, {
    body: { email: "new@example.jp", password: testPassword },
  });
  expect(asked.status).toBe(204);
  expect((await browser.call(me)).body).toMatchObject({ email: "old@example.jp" });

  const token = tokenIn(await lastMailTo(database, "new@example.jp"));
  const elsewhere = client();
  expect(await elsewhere.call(confirmMailChange, { body: { token } })).toMatchObject({
    status: 200,
    body: { email: "new@example.jp" },
  });
  expect(await elsewhere.call(confirmMailChange, { body: { token } })).toMatchObject({
    status: 410,
    body: { reason: "used" },
  });
  expect(
    (await client().call(login, { body: { email: "new@example.jp", password: testPassword } })).status,
  ).toBe(200);
  expect(await lastMailTo(database, "old@example.jp")).toMatchObject({
    subject: "【テスト買取】メールアドレスを変更しました",
  });
});

test("R7.10 it takes the password", async () => {
  const { client: browser } = await signedIn();
  expect(
    await browser.call(requestMailChange, { body: { email: "thief@example.jp", password: "wrong" } }),
  ).toMatchObject({ status: 400, body: { password: [expect.any(String)] } });
  expect(await mailsTo(database, "thief@example.jp")).toEqual([]);
});

test("R7.10 an address that has an account is not given away", async () => {
  const { email } = await insertApplicant(server.services);
  const { client: browser } = await signedIn();
  const asked = await browser.call(requestMailChange, { body: { email, password: testPassword } });
  expect(asked.status).toBe(204);
  expect((await lastMailTo(database, email)).subject).toBe("【テスト買取】すでにご登録があります");
});

test.each(["changed", "reset"])(
  "R7.10 a password that is %s takes the worth from a change of address under way",
  async (how) => {
    const email = `owner-${how}@example.jp`;
    const { client: thief } = await signedIn({ email });
    const { client: owner } = await signedIn();
    const address = `thief-${how}@example.jp`;
    await thief.call(requestMailChange, { body: { email: address, password: testPassword } });
    const token = tokenIn(await lastMailTo(database, address));

    if (how === "changed") {
      const body = { current_password: testPassword, new_password: "only the owner knows" };
      expect((await thief.call(changePassword, { body })).status).toBe(204);
    } else {
      await owner.call(requestPasswordReset, { body: { email } });
      await server.services.jobs.runDue();
      const { query } = await lastMailTo(database, email);
      const body = {
        uid: query.get("uid") ?? "",
        token: query.get("token") ?? "",
        new_password: "only the owner knows",
      };
      expect((await owner.call(confirmPasswordReset, { body })).status).toBe(204);
    }
    expect((await client().call(confirmMailChange, { body: { token } })).status).toBe(410);
  },
);
