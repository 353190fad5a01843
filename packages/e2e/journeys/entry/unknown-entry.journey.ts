import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect } from "@playwright/test";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";
import { ownEntryId } from "./own-entry.ts";

const pagesOf = (id: string | number) => [
  `/entry/detail/${id}/`,
  `/entry/contract/${id}/`,
  `/entry/resubmit/${id}/`,
  `/entry/${id}/factoring_service_agreement/`,
];

test("R6.3 R2.11 R2.12 another's entry, an unknown one and what is no number are one answer: not found", async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.slow();
  const { notFoundTitle } = wordsOf(info, specificationCopy);
  const stranger = await browser.newPage({ ...(baseURL && { baseURL }) });
  await withSession(stranger, "contracted@demo.example");
  const foreign = await ownEntryId(stranger);
  await stranger.close();

  await withSession(page, "delayed@demo.example");
  const unknown = [999_999, "99999999999999999999", "12a"].map((id) => `/entry/detail/${id}/`);
  for (const path of [...pagesOf(foreign), ...pagesOf("abc"), ...unknown]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: notFoundTitle }), path).toBeVisible();
  }
});

test("B5 there is no agreement to read while nothing is offered", async ({ page }, info) => {
  await withSession(page, "under-review@demo.example");
  await page.goto(`/entry/${await ownEntryId(page)}/factoring_service_agreement/`);
  await expect(
    page.getByRole("heading", { level: 1, name: wordsOf(info, specificationCopy).notFoundTitle }),
  ).toBeVisible();
});
