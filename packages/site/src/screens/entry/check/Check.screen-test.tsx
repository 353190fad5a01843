import { getDraftEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { page as window } from "vitest/browser";
import { draftOfClaims, fullClaim } from "#stories/claims.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { applyLook } from "#testing/apply-look.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

async function placesAt(width: number) {
  await window.viewport(width, 900);
  const { page } = await openTestPage({
    at: "/entry/entry_invoice/?check",
    user: representative,
    server: [answers(getDraftEntry, draftOfClaims(fullClaim))],
  });
  const placeOf = async (name: string) => (await page.findByRole("region", { name })).getBoundingClientRect();
  return { invoice: await placeOf("請求書1"), sum: await placeOf("希望金額と使い道") };
}

test("B6 the total is beside the invoices on a desktop and below them on a phone", async () => {
  applyLook();
  const desktop = await placesAt(1280);
  expect(desktop.sum.left).toBeGreaterThanOrEqual(desktop.invoice.right);
  expect(desktop.sum.top).toBe(desktop.invoice.top);
  expect(desktop.sum.right).toBeGreaterThan(1100);
  const phone = await placesAt(390);
  expect(phone.sum.left).toBe(phone.invoice.left);
  expect(phone.sum.top).toBeGreaterThanOrEqual(phone.invoice.bottom);
});
