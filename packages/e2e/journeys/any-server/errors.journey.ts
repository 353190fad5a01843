import { expect, type Page } from "@playwright/test";
import { demoPassword } from "#support/demo.ts";
import { fillInInvoice, invoiceFields, invoicePath } from "#support/invoices.ts";
import { photograph } from "#support/papers.ts";
import { fillLogin, signInByCall } from "#support/sign-in.ts";
import { test } from "#support/spec-server-test.ts";
import { copy, specification } from "#support/words.ts";

const serverMessage = "こちらの文です。";
const emailMessage = "メールの文です。";
const bankMessage = "口座の文です。";
const otherError = (code: number) => specification.otherErrorTitle({ code });

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

test("R8.1 R8.4 R8.5 R8.7 R8.8 R8.9 R8.11 errors of a server with only the specified calls are shown where they belong; R5.10 an offer without an account cannot be signed", async ({
  page,
  spec,
}) => {
  const email = page.getByLabel(copy.fields.email);
  const refuse = (method: string, path: string, status: number, answer?: object) => {
    spec.faults = [{ method, path, status, answer }];
  };

  await test.step("R8.7 R8.1 errors of a login: as a detail, at a field, for the whole form", async () => {
    await page.goto("/login/");
    await fillLogin(page, { password: "not theirs" });
    await expect(page.getByLabel(copy.fields.password, { exact: true })).toHaveAccessibleDescription(
      /パスワード/,
    );
    const send = page.getByRole("button", { name: copy.login.submit });
    refuse("POST", "auth/", 400, { email: [emailMessage] });
    await send.click();
    await expect(email).toHaveAccessibleDescription(new RegExp(emailMessage));
    refuse("POST", "auth/", 400, { non_field_errors: [serverMessage] });
    await send.click();
    await expect(page.getByRole("alert").filter({ hasText: serverMessage })).toBeVisible();
    spec.faults = [];
  });

  await signInByCall(page);
  await test.step("R8.4 R8.5 a redirect on this origin is followed", async () => {
    for (const status of [403, 500]) {
      refuse("GET", "entries/", status, {
        detail: serverMessage,
        status: "redirect",
        redirect_uri: "/terms/",
      });
      await page.goto("/mypage/");
      await expect(page).toHaveURL(/\/terms\/$/);
    }
    spec.faults = [];
  });

  await test.step("R8.11 errors that require the password or a newer page", async () => {
    const dialog = page.getByRole("dialog", { name: copy.reauth.title });
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    refuse("GET", "entries/", 403, { detail: serverMessage, status: "reauth_required" });
    await page.goto("/mypage/");
    await dialog.getByLabel(copy.fields.password, { exact: true }).fill(demoPassword);
    spec.faults = [];
    await dialog.getByRole("button", { name: copy.reauth.submit }).click();
    await expectHeading(page, copy.mypage.title);
    for (const [status, answer] of [
      [409, { detail: serverMessage, status: "reload_required" }],
      [426, undefined],
    ] as const) {
      refuse("GET", "entries/", status, answer);
      const loadsBefore = loads;
      await page.goto("/mypage/");
      await expectHeading(page, otherError(status));
      // Reloads once; a repeated response shows an error page.
      await expect.poll(() => loads - loadsBefore).toBe(2);
      await expectHeading(page, otherError(status));
    }
    spec.faults = [];
  });

  const fields = invoiceFields(page);
  await test.step("R8.8 an upload, and the deletion of an uploaded file", async () => {
    await page.goto(invoicePath);
    await fillInInvoice(page, { obliger: "株式会社空見商店", amount: "1100000" });
    for (const { answer, message } of [
      { answer: { non_field_errors: [serverMessage] }, message: serverMessage },
      { answer: { content: [serverMessage] }, message: `アップロードエラー (${serverMessage})` },
      { answer: undefined, message: "アップロードエラー (ステータス 400)" },
    ]) {
      refuse("POST", "uploads/", 400, answer);
      await fields.invoiceFiles.setInputFiles([photograph("refused.png")]);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "refused.pngを削除する" }).click();
      await expect(page.getByText(message, { exact: true })).toBeHidden();
    }
    refuse("DELETE", "uploads/*/", 500, { detail: "" });
    await page.getByRole("button", { name: "株式会社空見商店.pngを削除する" }).click();
    await expect(page.getByText(specification.deleteFailed)).toBeVisible();
  });

  await test.step("R8.1 R8.9 errors of a submission: at a claim's field, for the claim, at an account", async () => {
    spec.faults = [];
    await fields.desired.fill("900000");
    await fields.purpose.fill("材料の仕入れ");
    const { submit } = copy.entryCheck;
    const send = async () => {
      await fields.submit.click();
      await page.getByRole("button", { name: submit }).click();
      await expect(page.getByText(specification.submitFailed)).toBeVisible();
    };
    await fields.submit.click();
    refuse("POST", "entries/", 400, { claims: [{ amount: [serverMessage, "二つ目の文です。"] }] });
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByText(specification.submitFailed)).toBeVisible();
    await expect(page.getByText(specification.detailErrors)).toBeVisible();
    await expect(fields.amount).toHaveAccessibleDescription(new RegExp(serverMessage));
    await fields.amount.fill("1100001");
    await fields.scheduled.fill("1100001");
    refuse("POST", "entries/", 400, { claims: [{ non_field_errors: [serverMessage] }] });
    await send();
    await expect(page.getByText(serverMessage).first()).toBeVisible();
    await fields.amount.fill("1100002");
    await fields.scheduled.fill("1100002");
    refuse("POST", "entries/", 400, { banks: [{ bank_account_number: [bankMessage] }] });
    await send();
    await expect(page.getByText(bankMessage).first()).toBeVisible();
  });

  await test.step("R5.10 an offer whose claim has no account cannot be signed and shows the missing account", async () => {
    const set = { "claims.0.receive_payment_account": null, "claims.1.receive_payment_account": null };
    spec.faults = ["entries/", "entries/*/"].map((path) => ({ method: "GET", path, set }));
    await signInByCall(page, "reviewed@demo.example");
    await page.goto("/mypage/");
    await page.getByRole("main").locator('a[href*="/entry/contract/"]').first().click();
    await expect(page.getByText(copy.contract.incomplete)).toBeVisible();
    await expect(
      page.getByRole("listitem").filter({ hasText: copy.bankAccount.bankName }).first(),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: copy.contract.submit })).toBeHidden();
  });
});
