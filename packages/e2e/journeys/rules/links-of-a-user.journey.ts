import { expect } from "@playwright/test";
import { findDeadLinks } from "#support/dead-links.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

for (const account of ["no-documents", "inadequate", "contracted"]) {
  test(`R9.7 B2 every link of the account ${account} works`, { tag: ["@long", "@one-brand"] }, async ({
    page,
  }) => {
    await signInByCall(page, `${account}@demo.example`);
    const { dead, seen } = await findDeadLinks(page, "/mypage/");
    expect(dead).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
  });
}
