import { createRequire } from "node:module";
import { withInstitutionKind } from "@kaitori/domain";
import { expect, test } from "vitest";
import { returnAccount } from "./rules/return-account.ts";

type Listed = { code: string; name: string; branches: Record<string, { code: string; name: string }> };
const list: Record<string, Listed> = createRequire(import.meta.url)("zengin-code");
const banks = Object.values(list);

interface Written {
  readonly bankName: string;
  readonly bankCode: string;
  readonly branchName: string;
  readonly branchCode: string;
}

const found = (account: Written) => {
  const settings = { file: "settings.ts", value: { returnAccount: account }, lineOf: () => 1 };
  const brand = { name: "akane", parts: { settings } } as unknown as Parameters<typeof returnAccount>[0];
  return returnAccount(brand, []).map(({ key }) => key);
};

/** As a licensee copies it from a passbook. */
const writtenOf = (bank: Listed): Written => {
  const [branch = { code: "", name: "" }] = Object.values(bank.branches);
  return {
    bankName: withInstitutionKind(bank),
    bankCode: bank.code,
    branchName: branch.name,
    branchCode: branch.code,
  };
};

test("B11 the account to hand money to is taken of every bank, by its full name", () => {
  const withBranches = banks.filter(({ branches }) => Object.keys(branches).length > 0);
  expect(withBranches.length).toBeGreaterThan(1000);
  expect(withBranches.map(writtenOf).filter((account) => found(account).length > 0)).toEqual([]);
});

test("B11 the code of another bank, or of none, is found for every bank", () => {
  const slipped = banks.flatMap((bank, place) => {
    const other = banks[(place + 1) % banks.length];
    if (!other) return [];
    return found({ ...writtenOf(bank), bankCode: other.code }).length === 0 ? [bank.code] : [];
  });
  // Two that bear one name are told apart by their branches alone.
  expect(slipped).toEqual([]);
  expect(found({ ...writtenOf(banks[0] as Listed), bankCode: "9998" })).toEqual(["returnAccount.bankCode"]);
});

test.each([
  { branchName: "新宿支店", branchCode: "240", wrong: [] },
  { branchName: "新宿", branchCode: "240", wrong: [] },
  { branchName: "渋谷支店", branchCode: "240", wrong: ["returnAccount.branchCode"] },
  { branchName: "新宿支店", branchCode: "998", wrong: ["returnAccount.branchCode"] },
])("B11 the branch and its code belong together: $branchName $branchCode", ({ wrong, ...branch }) => {
  expect(found({ bankName: "みずほ銀行", bankCode: "0001", ...branch })).toEqual(wrong);
});
