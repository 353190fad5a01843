import { errorsCopy } from "@kaitori/brand/copy/errors";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { noticesCopy } from "@kaitori/brand/copy/notices";
import { expect } from "@playwright/test";
import { test } from "#support/own-server-test.ts";
import { signIn } from "#support/sign-in.ts";
import { wordsOf } from "#support/words.ts";

// The server starts again.
test.slow();

test("R8.6 a failed logout is reported and works when the server is back", async ({ page, server }, info) => {
  const logout = page.getByRole("button", { name: wordsOf(info, layoutCopy).logout });
  await signIn(page, info);
  await server.stop();
  await logout.click();
  await expect(page.getByText(wordsOf(info, errorsCopy).networkTitle)).toBeVisible();
  await expect(page).toHaveURL(/\/mypage\/$/);

  await server.start();
  await logout.click();
  await expect(page).toHaveURL(/\/login\/$/);
  await expect(page.getByText(wordsOf(info, noticesCopy).loggedOut)).toBeVisible();
});
