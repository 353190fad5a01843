import { createRequire } from "node:module";
import { withInstitutionKind } from "@kaitori/domain";
import { expect, test } from "vitest";
import { rightCode, wrongCode } from "./rules/return-account.ts";

type BankEntry = { code: string; name: string; branches: Record<string, { code: string; name: string }> };
const list: Record<string, BankEntry> = createRequire(import.meta.url)("zengin-code");
const banks = Object.values(list);

/** An account as a licensee copies it from a passbook. */
const accountAt = (bank: BankEntry): Parameters<typeof wrongCode>[0] => {
  const [branch = { code: "", name: "" }] = Object.values(bank.branches);
  return {
    bankName: withInstitutionKind(bank),
    bankCode: bank.code,
    branchName: branch.name,
    branchCode: branch.code,
  };
};

test("B11 the account for hand-overs is accepted at every bank, by its full name", () => {
  const withBranches = banks.filter(({ branches }) => Object.keys(branches).length > 0);
  expect(withBranches.length).toBeGreaterThan(1000);
  expect(withBranches.map(accountAt).filter(wrongCode)).toEqual([]);
});

test("B11 a wrong bank code is found for every bank", () => {
  const notFound = banks.flatMap((bank, index) => {
    const other = banks[(index + 1) % banks.length];
    if (!other) return [];
    return wrongCode({ ...accountAt(bank), bankCode: other.code }) ? [] : [bank.code];
  });
  // If two banks have the same name, the branch reveals the wrong code.
  expect(notFound).toEqual([]);
  const unknown = banks.slice(0, 1).map((bank) => wrongCode({ ...accountAt(bank), bankCode: "9998" }));
  expect(unknown).toMatchObject([{ key: "bankCode", message: { en: "no bank has the code 9998" } }]);
});

test.each([
  { branchName: "新宿支店", branchCode: "240", wrong: undefined },
  { branchName: "新宿", branchCode: "240", wrong: undefined },
  { branchName: "渋谷支店", branchCode: "240", wrong: "branchCode", right: "210" },
  { branchName: "新宿支店", branchCode: "998", wrong: "branchCode", right: "240" },
  { branchName: "ない支店", branchCode: "998", wrong: "branchCode", right: undefined },
  { bankCode: "0005", branchName: "新宿支店", branchCode: "240", wrong: "bankCode", right: "0001" },
])(
  "B11 a code must match the name beside it, and the finding gives the right code: $branchName $branchCode",
  ({ wrong, right, ...branch }) => {
    const account = { bankName: "みずほ銀行", bankCode: "0001", ...branch };
    const key = wrongCode(account)?.key;
    expect(key).toBe(wrong);
    expect(key && rightCode(account, key)).toBe(right);
  },
);
