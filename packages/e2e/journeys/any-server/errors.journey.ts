import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { commonCopy } from "@kaitori/brand/copy/common";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { reauthCopy } from "@kaitori/brand/copy/reauth";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { demoPassword } from "#support/demo.ts";
import { fillInInvoice, invoiceFields, invoicePath } from "#support/invoices.ts";
import { photograph } from "#support/papers.ts";
import { otherServiceRefusal, staleTokenRefusal } from "#support/refusals.ts";
import { fillLogin, signInByCall } from "#support/sign-in.ts";
import { test } from "#support/spec-server-test.ts";
import { wordsOf } from "#support/words.ts";

type SpecificationTexts = ReturnType<typeof specificationWords>;
const specificationWords = (info: TestInfo) => wordsOf(info, specificationCopy);
const serverMessage = "こちらの文です。";
const emailMessage = "メールの文です。";
const bankMessage = "口座の文です。";
const expired = (code: number) => (specTexts: SpecificationTexts) => specTexts.sessionExpiredTitle({ code });
const serverError = (code: number) => (specTexts: SpecificationTexts) => specTexts.serverErrorTitle({ code });
const otherError = (code: number) => (specTexts: SpecificationTexts) => specTexts.otherErrorTitle({ code });

interface ShownError {
  readonly status: number;
  /** An empty response by default. */
  readonly answer?: object;
  readonly title: (specTexts: SpecificationTexts) => string;
  readonly message?: string;
}

/** Errors of R8 while a page loads. */
const loadingErrors: readonly ShownError[] = [
  { status: 400, title: expired(400) },
  { status: 400, answer: { non_field_errors: [serverMessage] }, title: expired(400), message: serverMessage },
  { status: 401, answer: { detail: serverMessage }, title: expired(401), message: serverMessage },
  { status: 403, answer: { detail: serverMessage }, title: expired(403), message: serverMessage },
  { status: 404, answer: { detail: serverMessage }, title: (specTexts) => specTexts.notFoundTitle },
  { status: 418, answer: { detail: serverMessage }, title: otherError(418), message: serverMessage },
  { status: 500, answer: { detail: serverMessage }, title: serverError(500), message: serverMessage },
  { status: 500, title: serverError(500) },
  { status: 503, answer: { detail: serverMessage }, title: serverError(503), message: serverMessage },
];

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

/** First link or button of an error page. */
const backLink = (page: Page) => page.getByRole("main").getByRole("link").first();

test("R2.16 R2.17 R8.1 R8.2 R8.3 R8.4 R8.5 R8.6 R8.7 R8.8 R8.9 R8.10 R8.11 every error of the specification is shown with the server's message; R5.10 an offer without an account cannot be signed", async ({
  page,
  spec,
}, info) => {
  const specTexts = specificationWords(info);
  const login = wordsOf(info, loginCopy);
  const email = page.getByLabel(wordsOf(info, fieldsCopy).email);
  const refuse = (method: string, path: string, status: number, answer?: object) => {
    spec.faults = [{ method, path, status, answer }];
  };

  await test.step("R8.7 R8.1 errors of a login: as a detail, at a field, for the whole form", async () => {
    await page.goto("/login/");
    await fillLogin(page, info, { password: "not theirs" });
    await expect(
      page.getByLabel(wordsOf(info, fieldsCopy).password, { exact: true }),
    ).toHaveAccessibleDescription(/パスワード/);
    const send = page.getByRole("button", { name: login.submit });
    refuse("POST", "auth/", 400, { email: [emailMessage] });
    await send.click();
    await expect(email).toHaveAccessibleDescription(new RegExp(emailMessage));
    refuse("POST", "auth/", 400, { non_field_errors: [serverMessage] });
    await send.click();
    await expect(page.getByRole("alert").filter({ hasText: serverMessage })).toBeVisible();
    spec.faults = [];
  });

  await test.step("R8.2 a CSRF token of another session", async () => {
    await page.route("**/api/auth/", staleTokenRefusal.answer);
    await page.getByRole("button", { name: login.submit }).click();
    await staleTokenRefusal.expectShown(page, info);
    await page.unroute("**/api/auth/");
  });

  const { mypage, top } = wordsOf(info, commonCopy);
  await test.step("R2.17 a visitor's error page links back to the top page", async () => {
    await page.goto("/entry/detail/none/");
    await expectHeading(page, specTexts.notFoundTitle);
    await expect(backLink(page)).toHaveText(specTexts.backTo({ place: top }));
  });

  await signInByCall(page);
  for (const { status, answer, title, message } of loadingErrors)
    await test.step(`${status} ${JSON.stringify(answer)}`, async () => {
      refuse("GET", "entries/", status, answer);
      await page.goto("/mypage/");
      await expectHeading(page, title(specTexts));
      if (message) await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(backLink(page)).toHaveText(specTexts.backTo({ place: mypage }));
    });
  await test.step("R2.17 the link opens my-page", async () => {
    spec.faults = [];
    await backLink(page).click();
    await expectHeading(page, wordsOf(info, mypageCopy).title);
  });

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

  await test.step("R8.3 an account of another service", async () => {
    await page.route("**/api/entries/", otherServiceRefusal.answer);
    await page.goto("/mypage/");
    await otherServiceRefusal.expectShown(page, info);
    await page.unroute("**/api/entries/");
  });

  await test.step("R8.6 a lost connection", async () => {
    await page.route("**/api/entries/", (route) => route.abort("connectionreset"));
    await page.goto("/mypage/");
    await expectHeading(page, otherError(499)(specTexts));
    await page.unroute("**/api/entries/");
  });

  await test.step("R8.11 errors that require the password or a newer page", async () => {
    const words = wordsOf(info, reauthCopy);
    const { title } = wordsOf(info, mypageCopy);
    const dialog = page.getByRole("dialog", { name: words.title });
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    refuse("GET", "entries/", 403, { detail: serverMessage, status: "reauth_required" });
    await page.goto("/mypage/");
    await dialog.getByLabel(wordsOf(info, fieldsCopy).password, { exact: true }).fill(demoPassword);
    spec.faults = [];
    await dialog.getByRole("button", { name: words.submit }).click();
    await expectHeading(page, title);
    for (const [status, answer] of [
      [409, { detail: serverMessage, status: "reload_required" }],
      [426, undefined],
    ] as const) {
      refuse("GET", "entries/", status, answer);
      const loadsBefore = loads;
      await page.goto("/mypage/");
      await expectHeading(page, otherError(status)(specTexts));
      // Reloads once; a repeated response shows an error page.
      await expect.poll(() => loads - loadsBefore).toBe(2);
      await expectHeading(page, otherError(status)(specTexts));
    }
    spec.faults = [];
  });

  const fields = invoiceFields(page, info);
  await test.step("R8.8 an upload, and the deletion of an uploaded file", async () => {
    await page.goto(invoicePath);
    await fillInInvoice(page, info, { obliger: "株式会社空見商店", amount: "1100000" });
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
    await expect(page.getByText(specTexts.deleteFailed)).toBeVisible();
  });

  await test.step("R8.1 R8.9 errors of a submission: at a claim's field, for the claim, at an account", async () => {
    spec.faults = [];
    await fields.desired.fill("900000");
    await fields.purpose.fill("材料の仕入れ");
    const { submit } = wordsOf(info, entryCheckCopy);
    const send = async () => {
      await fields.submit.click();
      await page.getByRole("button", { name: submit }).click();
      await expect(page.getByText(specTexts.submitFailed)).toBeVisible();
    };
    await fields.submit.click();
    refuse("POST", "entries/", 400, { claims: [{ amount: [serverMessage, "二つ目の文です。"] }] });
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByText(specTexts.submitFailed)).toBeVisible();
    await expect(page.getByText(specTexts.detailErrors)).toBeVisible();
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
    spec.faults = [];
    await signInByCall(page, "reviewed@demo.example");
    spec.userState = { name: "no-account", account: "reviewed", claim: { receive_payment_account: null } };
    await page.goto("/mypage/");
    await page.getByRole("main").locator('a[href*="/entry/contract/"]').first().click();
    const words = wordsOf(info, contractCopy);
    await expect(page.getByText(words.incomplete)).toBeVisible();
    const { bankName } = wordsOf(info, bankAccountCopy);
    await expect(page.getByRole("listitem").filter({ hasText: bankName }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: words.submit })).toBeHidden();
  });
});
