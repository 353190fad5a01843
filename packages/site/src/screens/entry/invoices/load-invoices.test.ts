import { expect, test } from "vitest";
import { claimOfStory } from "#stories/entry-states.ts";
import { pastObligersOf } from "./load-invoices.ts";

test("B10 each payer of earlier claims is offered once, newest first, with its latest account", () => {
  const account = claimOfStory.receive_payment_account;
  const claimOf = (name: string, day: string, receive_payment_account = account) => ({
    ...claimOfStory,
    obliger_company_name: name,
    created_at: `2026-11-${day}T10:00:00+09:00`,
    receive_payment_account,
  });
  const obligers = pastObligersOf([
    claimOf("株式会社青空建設", "02"),
    claimOf("大森機械工業株式会社", "01"),
    claimOf("株式会社青空建設", "03", account && { ...account, bank_account_number: "7654322" }),
    claimOf("株式会社空見商店", "04", null),
  ]);
  expect(
    obligers.map((obliger) => [
      obliger.obliger_company_name,
      obliger.receive_payment_account.bank_account_number,
    ]),
  ).toEqual([
    ["株式会社青空建設", "7654322"],
    ["大森機械工業株式会社", "7654321"],
  ]);
});
