import { expect, test } from "vitest";
import { withFormattedHolderNames } from "./formatted-holder-names.ts";

const entryOf = (obliger: { holder_name: string; formatted_holder_name?: string }) => ({
  purpose: "仕入れ",
  claims: [
    { amount: "1000", receive_payment_account: { bank_name: "みずほ", obliger_accounts: [obliger] } },
    { amount: "2000" },
  ],
});
const namesOf = (entry: ReturnType<typeof withFormattedHolderNames>) =>
  entry.claims?.[0]?.receive_payment_account?.obliger_accounts;

test("R7.5 the formatted holder name is sent", () => {
  const entry = entryOf({ holder_name: "㈱あおぞら", formatted_holder_name: "アオゾラ" });
  expect(namesOf(withFormattedHolderNames(entry))).toEqual([
    { holder_name: "アオゾラ", formatted_holder_name: "アオゾラ" },
  ]);
});

test("R7.5 a holder name without a formatted form is formatted before sending", () => {
  const sent = withFormattedHolderNames(entryOf({ holder_name: "ｱｵｿﾞﾗ" }));
  expect(namesOf(sent)?.[0]?.holder_name).toBe("アオゾラ");
  expect(sent.purpose).toBe("仕入れ");
  expect(sent.claims?.[1]).toMatchObject({ amount: "2000" });
});
