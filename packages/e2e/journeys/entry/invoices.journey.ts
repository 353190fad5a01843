import { expect } from "@playwright/test";
import { inDays } from "#support/dates.ts";
import { fillInInvoice, invoiceFields, invoicePath } from "#support/invoices.ts";
import { photograph } from "#support/papers.ts";
import { createReadyApplicant } from "#support/ready-applicant.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

test("R1.4 R3.7 R5.2 R7.5 B6 two invoices are filled in, checked, submitted once, and found on my-page", async ({
  page,
}) => {
  const fields = invoiceFields(page);
  await createReadyApplicant(page);
  await page.goto(invoicePath);

  // A listed company fills in its number and address.
  await fields.obliger.pressSequentially("青空建設");
  await page.getByRole("option", { name: /株式会社青空建設/ }).click();
  await expect(
    page.getByText(
      copy.invoices.obligerDetail({ label: copy.invoices.houjinbangou, value: "8900000000001" }),
    ),
  ).toBeVisible();
  await fields.amount.fill("１，３２０，０００");
  await expect(fields.scheduled).toHaveValue(/^1,?320,?000$/);
  await fields.paymentDate.fill(inDays(40));
  await expect(page.getByText(copy.invoices.receiveAccount)).toBeVisible();
  await fields.holderName.fill("ｶ)ｱｵｿﾞﾗｹﾝｾﾂ");
  await fields.fixedDebt.check();
  await fields.bankTransfer.check();
  await fields.invoiceFiles.setInputFiles([photograph("一枚目.png")]);
  await expect(page.getByText("アップロード済み")).toBeVisible();
  await fields.close.click();
  const first = page.getByRole("region", { name: copy.invoices.claim({ number: 1 }) });
  await expect(first.getByText(copy.invoices.complete)).toBeVisible();

  // The second invoice begins with the account of the first.
  await fields.add.click();
  await expect(page.getByText(copy.invoices.receiveAccount)).toBeVisible();
  await fillInInvoice(page, { obliger: "大森機械工業株式会社", amount: "880000", days: 55 });
  await fields.desired.fill("2000000");
  await fields.purpose.fill("材料の仕入れ");
  await fields.submit.click();

  await expect(page).toHaveURL(/\?check$/);
  await expect(page.getByRole("heading", { level: 1, name: copy.entryCheck.title })).toBeVisible();
  await expect(page.getByText("2,200,000円").first()).toBeVisible();
  await expect(page.getByText("カ）アオゾラケンセツ")).toBeVisible();
  await expect(page.getByText("一枚目.png")).toBeVisible();

  // Returns to one answer and back to the check.
  await page
    .getByRole("link", { name: copy.entryCheck.changeOf({ item: copy.invoices.claim({ number: 2 }) }) })
    .click();
  await expect(fields.amount).toHaveValue("880,000");
  await fields.amount.fill("900000");
  await fields.scheduled.fill("900000");
  await fields.submit.click();
  await expect(page.getByRole("heading", { level: 1, name: copy.entryCheck.title })).toBeVisible();
  await expect(page.getByText("2,220,000円").first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: copy.invoices.title })).toBeVisible();
  await page.goForward();

  const submissions: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/entries/"))
      submissions.push(request.headers()["idempotency-key"] ?? "");
  });
  await page.getByRole("button", { name: copy.entryCheck.submit }).dblclick();
  await expect(page).toHaveURL(/\/entry\/complete\/$/);
  await expect(page.getByRole("heading", { level: 1, name: copy.entryComplete.title })).toBeVisible();
  expect(submissions).toHaveLength(1);
  expect(submissions[0]).not.toBe("");

  const code = (await page.getByText(/^\d{8}-[0-9A-Z]{6}$/).textContent()) ?? "";
  await page.reload();
  await expect(page.getByText(code)).toBeVisible();
  await page.goto("/mypage/");
  await expect(page.getByRole("link", { name: code })).toBeVisible();

  // The draft has become the entry, and there is no new draft.
  await page.goto(invoicePath);
  await expect(page.getByText(copy.blockers.hasPreContractEntry)).toBeVisible();
  await expect(fields.desired).toHaveCount(0);
});
