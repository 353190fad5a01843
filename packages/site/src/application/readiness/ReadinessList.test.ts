import { expect, test } from "vitest";
import { representativeWithout } from "#stories/people.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

test("B2 the list of missing items beside a step does not link to that step, and only the page shows its dates", async () => {
  const { text, html } = await renderTestPage({
    at: "/entry/withdrawal_details/",
    user: representativeWithout("withdrawalStatements", "financialStatements"),
  });
  const [page = "", list = ""] = text.split("申し込みまでに必要なもの");
  expect(page).toMatch(/\d{4}年\d+月\d+日（.）から今日までの明細が必要です/);
  expect(list).toMatch(/入出金明細\s*未提出/);
  expect(list).not.toMatch(/から今日まで/);
  const [, listHtml = ""] = html.split("申し込みまでに必要なもの");
  expect(listHtml).not.toContain('href="/entry/withdrawal_details/"');
  expect(listHtml).toContain('href="/entry/"');
});
