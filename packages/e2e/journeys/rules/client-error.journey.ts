import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect } from "@playwright/test";
import { footerLink } from "#support/footer-link.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

test("R2.18 an error of the page itself is an error page with 599 and its message", async ({
  page,
}, info) => {
  await page.route("**/assets/Terms-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export function TermsScreen() { throw new Error("the screen broke"); }',
    }),
  );
  await page.goto("/");
  await footerLink(page, info, "terms").click();
  const { serverErrorTitle } = wordsOf(info, specificationCopy);
  await expect(page.getByRole("heading", { level: 1, name: serverErrorTitle({ code: 599 }) })).toBeVisible();
  await expect(page.getByText("the screen broke")).toBeVisible();
});
