import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { expect } from "@playwright/test";
import { invoiceFields, invoicePath } from "#support/invoices.ts";
import { goodPassword, newAddress } from "#support/people.ts";
import { readyApplicant } from "#support/ready-applicant.ts";
import { withSession } from "#support/sign-in.ts";
import { everythingStored, untilStored } from "#support/storage.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test(
  "R3.9 B3 login and a forgotten password: a reload gives back everything but the password",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const fields = wordsOf(info, fieldsCopy);
    const email = page.getByLabel(fields.email);
    const password = page.getByLabel(fields.password, { exact: true });
    const persist = page.getByRole("checkbox", { name: wordsOf(info, loginCopy).persist });
    const address = newAddress();
    await page.goto("/login/");
    await email.fill(address);
    await password.fill(goodPassword);
    await persist.check();
    await untilStored(page, address);
    await page.reload();
    await expect(email).toHaveValue(address);
    await expect(persist).toBeChecked();
    await expect(password).toHaveValue("");
    expect(await everythingStored(page)).not.toContain(goodPassword);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/profile/password/reset/recover/");
    await email.fill(address);
    await untilStored(page, address);
    await page.reload();
    await expect(email).toHaveValue(address);
  },
);

test(
  "R3.9 B3 a change of address goes on after a reload, until it is given up",
  { tag: ["@long", "@one-brand"] },
  async ({ page }, info) => {
    const words = wordsOf(info, profileCopy);
    const { newEmail } = wordsOf(info, mailChangeCopy);
    const address = newAddress("kept");
    await withSession(page, "fixed-account@demo.example");
    await page.goto("/profile/");
    await page.getByRole("button", { name: words.changeMail }).click();
    await page.getByLabel(newEmail).fill(address);
    await page.reload();
    await expect(page.getByLabel(newEmail)).toHaveValue(address);

    const section = page.getByRole("region", { name: words.account });
    await section.getByRole("button", { name: words.forgetChanges }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: words.changeMail })).toBeVisible();
  },
);

test("B3 what was typed a tenth of a second before a reload is there after it", async ({ page }, info) => {
  const fields = invoiceFields(page, info);
  await readyApplicant(page, info);
  await page.goto(invoicePath);
  await fields.obliger.fill("青空物流");
  await fields.purpose.fill("材料の仕入れ");
  await fields.desired.fill("400000");
  await page.waitForTimeout(100);
  await page.reload();
  await expect(fields.obliger).toHaveValue("青空物流");
  await expect(fields.purpose).toHaveValue("材料の仕入れ");
  await expect(fields.desired).toHaveValue(/^400,?000$/);
});
