import { expect, test } from "vitest";
import { testPassword } from "../testing/insert-applicant.ts";
import { type TestClient, testServer } from "../testing/test-server.ts";

const { client, clock, signInApplicant, insertApplicant, lastMailTo, mailsTo, requestReset } =
  await testServer({});

/** Changes the address; returns the token of the link to the new one. */
async function changeAddress(browser: TestClient, email: string): Promise<string> {
  expect((await browser.call("updateProfile", { body: { email } })).status).toBe(200);
  return (await lastMailTo(email)).token;
}
const confirm = (token: string) => client().call("confirmMailChange", { body: { token } });

test("R7.10 a new address is valid after its link is opened, and the old address gets a mail", async () => {
  const { client: browser } = await signInApplicant({ email: "old@example.jp" });
  const token = await changeAddress(browser, "new@example.jp");
  expect((await browser.call("me")).body).toMatchObject({ email: "old@example.jp" });
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email: "new@example.jp" } });
  expect(await confirm(token)).toMatchObject({ status: 410, body: { reason: "used" } });
  expect(
    (await client().call("login", { body: { email: "new@example.jp", password: testPassword } })).status,
  ).toBe(200);
  expect(await lastMailTo("old@example.jp")).toMatchObject({
    subject: "【テスト買取】メールアドレスを変更しました",
  });
});

test("D7.10 D10 a new address in the profile requires a recent password and gets a link; the current address gets none", async () => {
  const { client: browser } = await signInApplicant({ email: "of-profile@example.jp" });
  const patch = (email: string) =>
    browser.call("updateProfile", { body: { email, business_summary: "板金" } });
  expect((await patch("Of-Profile@example.jp")).status).toBe(200);
  expect(await mailsTo("of-profile@example.jp")).toEqual([]);
  expect((await patch("to-be@example.jp")).body).toMatchObject({ email: "of-profile@example.jp" });
  const token = (await lastMailTo("to-be@example.jp")).token;
  clock.advance(11 * 60_000);
  const late = await browser.call("updateProfile", { body: { email: "third@example.jp", office_phone: "" } });
  expect(late).toMatchObject({ status: 403, body: { status: "reauth_required" } });
  expect((await confirm(token)).body).toMatchObject({
    email: "to-be@example.jp",
  });
});

test("D7.10 a refused profile sends no link and keeps earlier links valid", async () => {
  const { client: browser } = await signInApplicant();
  const patch = (email: string, office_phone: string) =>
    browser.call("updateProfile", { body: { email, office_phone } });
  const token = await changeAddress(browser, "asked@example.jp");
  expect((await patch("refused@example.jp", "1")).status).toBe(400);
  expect(await mailsTo("refused@example.jp")).toEqual([]);
  expect((await confirm(token)).status).toBe(200);
});

test("R7.10 a profile with too many new addresses is refused and not saved", async () => {
  const { client: browser } = await signInApplicant();
  const patch = (office_phone: string) =>
    browser.call("updateProfile", { body: { email: "often@example.jp", office_phone } });
  const phones = ["0312345601", "0312345602", "0312345603", "0312345604"];
  const answers = [];
  for (const phone of phones) answers.push((await patch(phone)).status);
  expect(answers).toEqual([200, 200, 200, 429]);
  expect((await browser.call("getProfile")).body).toMatchObject({ office_phone: phones[2] });
});

test.each([
  { corporate_division: "corporate" as const, path: "/company/mail/complete/" },
  { corporate_division: "individual" as const, path: "/profile/mail/change/done/" },
])("R2.1 the mail to the new address of a $corporate_division links to $path", async (row) => {
  const { client: browser } = await signInApplicant({ corporate_division: row.corporate_division });
  const email = `${row.corporate_division}@example.jp`;
  await browser.call("updateProfile", { body: { email } });
  expect((await lastMailTo(email)).body).toContain(`${row.path}?token=`);
});

test("R7.10 mail.mailChangeBody the link of a new address works for a day", async () => {
  for (const [email, after, status] of [
    ["intime@example.jp", 24 * 3_600_000 - 1000, 200],
    ["late@example.jp", 24 * 3_600_000, 410],
  ] as const) {
    const { client: browser } = await signInApplicant();
    const token = await changeAddress(browser, email);
    clock.advance(after);
    expect(await confirm(token)).toMatchObject({ status });
  }
});

test("R7.10 a change to an address with an account gets the same answer, and that account gets a mail", async () => {
  const { email } = await insertApplicant();
  const { client: browser } = await signInApplicant();
  const response = await browser.call("updateProfile", { body: { email } });
  expect(response.status).toBe(200);
  expect((await lastMailTo(email)).subject).toBe("【テスト買取】すでにご登録があります");
});

test("R7.10 a second new address makes the link of the first one invalid", async () => {
  const { client: browser } = await signInApplicant();
  const mistyped = await changeAddress(browser, "strangers@example.jp");
  const rightToken = await changeAddress(browser, "meant@example.jp");
  expect((await confirm(mistyped)).status).toBe(410);
  expect((await confirm(rightToken)).status).toBe(200);
});

test.each(["changed", "reset"])(
  "R7.10 a password that is %s makes the link of a pending address change invalid",
  async (how) => {
    const email = `owner-${how}@example.jp`;
    const { client: thief } = await signInApplicant({ email });
    const { client: owner } = await signInApplicant();
    const address = `thief-${how}@example.jp`;
    const token = await changeAddress(thief, address);

    if (how === "changed") {
      const body = { current_password: testPassword, new_password: "only the owner knows" };
      expect((await thief.call("changePassword", { body })).status).toBe(204);
    } else {
      const body = { ...(await requestReset(email)), new_password: "only the owner knows" };
      expect((await owner.call("confirmPasswordReset", { body })).status).toBe(204);
    }
    expect((await confirm(token)).status).toBe(410);
  },
);
