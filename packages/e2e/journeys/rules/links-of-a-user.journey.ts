import { expect } from "@playwright/test";
import { deadLinks } from "#support/dead-links.ts";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";

/** Of whom the pages have most links; the others' follow in the long run. */
const always = "contracted";

for (const account of ["no-documents", "inadequate", always]) {
  test(
    `R9.7 B2 so does every link of ${account}`,
    { tag: account === always ? [] : ["@long", "@one-brand"] },
    async ({ page }, info) => {
      test.slow();
      await withSession(page, `${account}@demo.example`);
      const { dead, seen } = await deadLinks(page, info, "/mypage/");
      expect(dead).toEqual([]);
      expect(seen.size).toBeGreaterThan(5);
    },
  );
}
