import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { removePartCopy } from "@kaitori/brand/copy/remove-part";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { answerOf } from "#support/by-call.ts";
import { inDays } from "#support/dates.ts";
import { fillInInvoice, invoiceFields, invoicePath } from "#support/invoices.ts";
import { readyApplicant } from "#support/ready-applicant.ts";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { brandOf, wordsOf } from "#support/words.ts";

const fixed = specificationCopy.texts;

async function openStep(page: Page, info: TestInfo) {
  await readyApplicant(page, info);
  await page.goto(invoicePath);
  return invoiceFields(page, info);
}

test(
  "R5.7 D5.7 R5.8 what is missing is said beside its field, and leads to it from the summary",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const fields = await openStep(page, info);
    const issues = wordsOf(info, issuesCopy);
    const words = wordsOf(info, invoicesCopy);
    // Another account than that of the profile, and nothing is said of it.
    await fields.otherAccount.click();
    await fields.bankName.fill("");
    await fields.accountNumber.fill("");
    // It stays open, and what is missing is summed up.
    await fields.close.click();
    await expect(page.getByRole("alert")).toBeFocused();
    await fields.submit.click();
    await expect(page.getByRole("alert")).toBeFocused();
    for (const field of [
      fields.obliger,
      fields.amount,
      fields.scheduled,
      fields.paymentDate,
      fields.bankName,
    ])
      await expect(field).toHaveAccessibleDescription(new RegExp(fixed.required));
    await expect(fields.desired).toHaveAccessibleDescription(new RegExp(fixed.required));
    await expect(fields.purpose).toHaveAccessibleDescription(new RegExp(fixed.required));
    await expect(fields.accountNumber).toHaveAccessibleDescription(new RegExp(fixed.bankAccountNumber));
    await expect(fields.holderName).toHaveAccessibleDescription(new RegExp(fixed.required));

    // More is transferred than the invoice says: a remark that stops nobody.
    await fields.amount.fill("100000");
    await fields.scheduled.fill("100001");
    await expect(page.getByText(issues.transferExceedsInvoice)).toBeVisible();

    // A claim that is already due is not bought, nor one below the brand's least amount.
    await fields.paymentDate.fill(inDays(-3));
    await expect(fields.paymentDate).toHaveAccessibleDescription(new RegExp(issues.pastDate));
    await fields.desired.fill("1");
    const { purchaseAmountMin: min, purchaseAmountMax: max } = brandOf(info).settings.limits;
    const range = { min: min.toLocaleString("ja-JP"), max: max.toLocaleString("ja-JP") };
    await expect(fields.desired).toHaveAccessibleDescription(new RegExp(issues.amountOutOfRange(range)));
    await fields.purpose.fill("仕入れ".repeat(167));
    await expect(fields.purpose).toHaveAccessibleDescription(new RegExp(issues.tooLong({ max: 500 })));

    // A line of the summary opens the invoice that it is about.
    await fields.add.click();
    await fields.submit.click();
    const whole = words.claim({ number: 1 });
    await page.getByRole("alert").locator("summary").click();
    await page.getByRole("link", { name: issues.namedPart({ whole, part: words.paymentDate }) }).click();
    await expect(page.getByRole("heading", { level: 2, name: whole })).toBeVisible();
    await expect(fields.paymentDate).toBeFocused();

    // Without any invoice there is nothing to submit.
    const removing = wordsOf(info, removePartCopy);
    for (const number of [2, 1])
      await page.getByRole("button", { name: removing.remove({ name: words.claim({ number }) }) }).click();
    await fields.submit.click();
    await expect(page.getByText(fixed.noClaims)).toBeVisible();
  },
);

test(
  "R5.7 the way on stays where it is whatever is typed, and is pressed where a finger went down",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const fields = await openStep(page, info);
    await fillInInvoice(page, info, { obliger: "青空物流", amount: "500000" });
    const words = wordsOf(info, invoicesCopy);
    const all = page.getByRole("button", { name: words.desiredAll({ amount: "500,000" }) });
    const materials = page.getByRole("button", { name: words.purposeMaterials });
    await expect(all).toBeVisible();
    const wish = page.getByRole("region", { name: words.desiredTitle });
    const height = () => wish.evaluate((section) => section.getBoundingClientRect().height);
    await fields.desired.fill("499999");
    const before = await height();
    await fields.desired.fill("500000");
    await expect(all).toHaveAttribute("aria-pressed", "true");
    await fields.purpose.fill("機械の修理");
    await materials.click();
    await expect(fields.purpose).toHaveValue(`機械の修理、${words.purposeMaterials}`);
    await expect(materials).toHaveAttribute("aria-pressed", "true");
    expect(await height()).toBe(before);

    // The sums change only when the finger is gone.
    await fields.submit.hover();
    await page.mouse.down();
    await fields.amount.evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "");
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.waitForTimeout(500);
    await expect(all).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(all).toBeHidden();
  },
);

test("B6 where the way on was pressed, the page to look over has no button that submits", async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fields = await openStep(page, info);
  await fillInInvoice(page, info, { obliger: "青空物流", amount: "500000" });
  await fields.desired.fill("500000");
  await fields.purpose.fill("機械の修理");
  // It stays at the foot of the screen, wherever the page is.
  await page.evaluate(() => scrollTo(0, 1000));
  const pressed = await fields.submit.boundingBox();
  if (!pressed) throw new Error("The button is not to be seen");
  await fields.submit.click();
  const check = wordsOf(info, entryCheckCopy);
  await expect(page.getByRole("heading", { level: 1, name: check.title })).toBeVisible();
  const met = await page.evaluate(
    ({ x, y, width, height }) =>
      Array.from({ length: Math.floor(height / 4) }, (_, step) =>
        document
          .elementFromPoint(x + width / 2, y + step * 4)
          ?.closest("button")
          ?.getAttribute("type"),
      ),
    pressed,
  );
  expect(met).not.toContain("submit");
});

test(
  "R1.4 R5.9 B10 five invoices are taken and a sixth is not; the same one twice is asked about",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    test.slow();
    const fields = await openStep(page, info);
    const words = wordsOf(info, invoicesCopy);
    for (const number of [1, 2, 3, 4, 5]) {
      if (number > 1) await fields.add.click();
      // The last is the first once more, in another spelling.
      await fillInInvoice(page, info, {
        obliger: number === 5 ? "㈱取引先1" : `株式会社取引先${number}`,
        amount: number === 5 ? "１００，０００" : `${number}00000`,
        withFile: number === 1,
      });
    }
    await expect(page.getByText(words.duplicateOf({ other: words.claim({ number: 1 }) }))).toBeVisible();
    await page.getByLabel(words.twinReason).fill("2件目のご注文です。");
    await fields.add.click();
    await expect(page.getByText(fixed.tooManyClaims)).toBeVisible();
    await fields.close.click();
    await expect(page.getByText(fixed.tooManyClaims)).toBeHidden();

    await fields.desired.fill("500000");
    await fields.purpose.fill("外注費");
    await fields.submit.click();
    await expect(page.getByText("500,000円").first()).toBeVisible();
    await expect(page.getByText("2件目のご注文です。")).toBeVisible();
    await page.getByRole("button", { name: wordsOf(info, entryCheckCopy).submit }).click();
    await expect(page.getByRole("heading", { name: wordsOf(info, entryCompleteCopy).title })).toBeVisible();
    const [entry] = await answerOf(page, "entries/");
    expect(entry.claims).toHaveLength(5);
  },
);

test("R5.11 R8.1 R8.9 what the server finds stands beside the field of the right invoice", async ({
  page,
}, info) => {
  test.slow();
  const fields = await openStep(page, info);
  const check = wordsOf(info, entryCheckCopy);
  await fillInInvoice(page, info, { obliger: "青空物流", amount: "500000" });
  await fields.add.click();
  await fillInInvoice(page, info, { obliger: "大森機械", amount: "600000" });
  await fields.desired.fill("900000");
  await fields.purpose.fill("給与");
  await fields.submit.click();
  const found = "この取引先の請求書は、いまお取り扱いできません。";
  await page.route("**/api/entries/", (route) =>
    route.fulfill({ status: 400, json: { claims: [{}, { obliger_company_name: [found] }] } }),
  );
  await page.getByRole("button", { name: check.submit }).click();
  await expect(page.getByText(fixed.submitFailed)).toBeVisible();
  await expect(page.getByText(fixed.detailErrors)).toBeVisible();
  await expect(fields.obliger).toHaveValue("大森機械");
  await expect(fields.obliger).toHaveAccessibleDescription(new RegExp(found));
  await page.unroute("**/api/entries/");

  await fields.obliger.fill("大森機械工業");
  await fields.obliger.press("Tab");
  await fields.submit.click();
  await expect(page.getByRole("heading", { level: 1, name: check.title })).toBeVisible();
  await expect(page.getByText(fixed.submitFailed)).toBeHidden();

  // Nobody answers: said so, and pressed again it goes.
  await page.route("**/api/entries/", (route) => route.abort());
  await page.getByRole("button", { name: check.submit }).click();
  await expect(page.getByText(fixed.submitFailed)).toBeVisible();
  await page.unroute("**/api/entries/");
  await page.getByRole("button", { name: check.submit }).click();
  await expect(page).toHaveURL(/\/entry\/complete\/$/);
});

test("R4.14 R4.20 who may not submit is told why and where to go, and may go on typing", async ({
  page,
}, info) => {
  const blockers = wordsOf(info, blockersCopy);
  const fields = invoiceFields(page, info);
  await withSession(page, "identity-inadequate@demo.example");
  await page.goto(invoicePath);
  await expect(page.getByText(blockers.title)).toBeVisible();
  await expect(page.getByText(blockers.identityImperfect)).toBeVisible();
  await expect(page.getByText(wordsOf(info, invoicesCopy).draftStays)).toBeVisible();
  await fields.purpose.fill("給与");
  await page.getByRole("link", { name: blockers.identityImperfectWay }).first().click();
  await expect(page).toHaveURL(/\/profile\/?$/);
  await page.goBack();
  await expect(fields.purpose).toHaveValue("給与");
});

test("B6 the receipt without an entry, and for a visitor", async ({ page }, info) => {
  const complete = wordsOf(info, entryCompleteCopy);
  await page.goto("/entry/complete/");
  await expect(page).toHaveURL(/\/login\/\?next=%2Fentry%2Fcomplete%2F$/);
  await withSession(page, "archived@demo.example");
  await page.goto("/entry/complete/");
  await expect(page.getByRole("heading", { level: 1, name: complete.nothingTitle })).toBeVisible();
  await page.getByRole("link", { name: complete.mypage }).click();
  await expect(page).toHaveURL(/\/mypage\/$/);
});

test(
  "B10 an obliger of before fills its name and its account again",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, invoicesCopy);
    const fields = invoiceFields(page, info);
    const name = "株式会社青空建設";
    await withSession(page, "transferred@demo.example");
    await page.goto(invoicePath);
    await page.getByText(words.previousObligers).click();
    await page.getByRole("button", { name: words.usePreviousOf({ name }) }).click();
    await expect(page.getByText(words.previousTaken({ name }))).toBeVisible();
    await expect(fields.obliger).toHaveValue(name);
    await expect(fields.bankName).toHaveValue("三菱UFJ銀行");
    await expect(fields.accountNumber).toHaveValue("7654321");
    await expect(fields.holderName).toHaveValue("カ）アオゾラケンセツ");
  },
);
