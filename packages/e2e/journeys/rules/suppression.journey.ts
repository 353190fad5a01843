import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { expect } from "@playwright/test";
import { invoiceFields } from "#support/invoices.ts";
import { inOwnDatabase } from "#support/own-database.ts";
import { test } from "#support/own-server-test.ts";
import { signIn } from "#support/sign-in.ts";
import { brandOf, wordsOf } from "#support/words.ts";

const message = "年末年始は新しい申し込みを受け付けません。";

// The server starts again several times.
test.slow();

test(
  "R4.18 R2.8 while new entries are stopped its message stands where one is, what is typed stays, and nothing is submitted",
  { tag: ["@long", "@one-brand"] },
  async ({ page, server }, info) => {
    const { name } = brandOf(info);
    const { amount } = invoiceFields(page, info);
    await signIn(page, info);
    await page.goto("/entry/entry_invoice/");
    const isKept = page.waitForResponse(
      (answer) => answer.request().method() === "PUT" && answer.url().endsWith("/api/draft_entry/"),
    );
    await amount.fill("1,230,000");
    await amount.blur();
    await isKept;
    await server.stop();
    await inOwnDatabase(
      server,
      `insert into suppress_entries (brand, method, message) values ('${name}', 'stop-new-entry', '${message}')`,
    );
    await server.start();
    await page.goto("/mypage/");
    const banner = page.getByRole("status").filter({ hasText: message });
    await expect(banner.first()).toContainText(wordsOf(info, layoutCopy).systemMessage);

    for (const step of ["/entry/", "/entry/withdrawal_details/", "/entry/entry_invoice/"]) {
      await page.goto(step);
      await expect(banner.first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${step}$`));
    }
    await expect(amount).toHaveValue("1,230,000");
    await page.goto("/entry/entry_invoice/?check");
    await expect(banner.first()).toBeVisible();
    await expect(page.getByRole("button", { name: wordsOf(info, entryCheckCopy).submit })).toHaveCount(0);

    await server.stop();
    await inOwnDatabase(server, "delete from suppress_entries");
    await server.start();
    await page.goto("/entry/");
    await expect(page).toHaveURL(/\/entry\/$/);
    await expect(banner).toBeHidden();
  },
);
