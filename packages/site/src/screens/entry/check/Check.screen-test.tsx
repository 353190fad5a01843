import { getDraftEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { page as browserPage } from "vitest/browser";
import { draftOfClaims, fullClaim } from "#stories/claims.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { applyTheme } from "#testing/apply-theme.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

async function rectanglesAt(width: number) {
  await browserPage.viewport(width, 900);
  const { page } = await openTestPage({
    at: "/entry/entry_invoice/?check",
    user: representative,
    server: [answers(getDraftEntry, draftOfClaims(fullClaim))],
  });
  const rectangleOf = async (name: string) =>
    (await page.findByRole("region", { name })).getBoundingClientRect();
  return { invoice: await rectangleOf("請求書1"), desired: await rectangleOf("希望金額と使い道") };
}

test("B6 the desired amount is beside the invoices on a desktop and below them on a phone", async () => {
  applyTheme();
  const desktop = await rectanglesAt(1280);
  expect(desktop.desired.left).toBeGreaterThanOrEqual(desktop.invoice.right);
  expect(desktop.desired.top).toBe(desktop.invoice.top);
  expect(desktop.desired.right).toBeGreaterThan(1100);
  const phone = await rectanglesAt(390);
  expect(phone.desired.left).toBe(phone.invoice.left);
  expect(phone.desired.top).toBeGreaterThanOrEqual(phone.invoice.bottom);
});
