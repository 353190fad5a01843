import { noticesCopy } from "@kaitori/brand/copy/notices";
import { expect } from "@playwright/test";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

for (const { account, address, shown, because } of [
  // R4.11: the profile is incomplete, whether or not the short check was passed.
  { account: "new", address: "/profile/", shown: "/register/profile/", because: "R2.9 R3.6 R4.11" },
  {
    account: "no-documents",
    address: "/entry/entry_invoice/",
    shown: "/entry/withdrawal_details/",
    because: "R4.10 R2.8",
  },
] as const)
  test(`${because} ${account} opens ${address} and is redirected to ${shown}`, async ({ page }, info) => {
    await withSession(page, `${account}@demo.example`);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(shown);
    const isStep = address.startsWith("/entry/");
    if (isStep) await expect(page.getByText(wordsOf(info, noticesCopy).stepMissing)).toBeVisible();
  });
