import { expect, test } from "vitest";
import { testBrands } from "../testing/test-brands.ts";
import { issuesRefusal } from "./issues.ts";

const [brand] = testBrands;

test("R8.1 findings of the domain become errors by field, claims and banks by index", () => {
  if (!brand) throw new Error("no test brand");
  const refusal = issuesRefusal(brand, [
    { path: ["purpose"], code: "required" },
    { path: [], code: "noClaims" },
    { path: ["claims", 1, "amount"], code: "required" },
    { path: ["claims", 1, "receive_payment_account", "obliger_accounts"], code: "noObligerAccounts" },
  ]);
  expect(refusal.status).toBe(400);
  expect(refusal.body).toEqual({
    purpose: ["入力してください。"],
    non_field_errors: ["請求書がありません。"],
    claims: [
      {},
      {
        amount: ["入力してください。"],
        receive_payment_account: { obliger_accounts: [expect.stringContaining("振込名義")] },
      },
    ],
  });
});
