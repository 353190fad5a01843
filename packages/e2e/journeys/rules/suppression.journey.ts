import { layoutCopy } from "@kaitori/brand/copy/layout";
import { noticesCopy } from "@kaitori/brand/copy/notices";
import { expect } from "@playwright/test";
import { inOwnDatabase } from "#support/own-database.ts";
import { test } from "#support/own-server-test.ts";
import { signIn } from "#support/sign-in.ts";
import { brandOf, wordsOf } from "#support/words.ts";

const message = "年末年始は新しい申し込みを受け付けません。";

// The server starts again several times.
test.slow();

test(
  "R4.18 R2.8 while new entries are stopped its message stands on my-page, and no step of an entry opens",
  { tag: ["@long", "@one-brand"] },
  async ({ page, server }, info) => {
    const { name } = brandOf(info);
    const { newEntriesStopped } = wordsOf(info, noticesCopy);
    await server.stop();
    await inOwnDatabase(
      server,
      `insert into suppress_entries (brand, method, message) values ('${name}', 'stop-new-entry', '${message}')`,
    );
    await server.start();
    await signIn(page, info);
    const banner = page.getByRole("status").filter({ hasText: message });
    await expect(banner).toContainText(wordsOf(info, layoutCopy).systemMessage);

    for (const step of ["/entry/", "/entry/withdrawal_details/", "/entry/entry_invoice/"]) {
      await page.goto(step);
      await expect(page).toHaveURL(/\/mypage\/$/);
      await expect(page.getByText(newEntriesStopped)).toBeVisible();
      await expect(banner).toBeVisible();
    }

    await server.stop();
    await inOwnDatabase(server, "delete from suppress_entries");
    await server.start();
    await page.goto("/entry/");
    await expect(page).toHaveURL(/\/entry\/$/);
    await expect(banner).toBeHidden();
  },
);
