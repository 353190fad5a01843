import { createRequire } from "node:module";
import { abbreviateCompanyForm, searchKey, withoutBranchKind, withoutInstitutionKind } from "@kaitori/domain";
import * as v from "valibot";
import { type BilingualText, say } from "../../sentences/say.ts";
import type { BrandSettings } from "../../settings/schema.ts";
import { toBeWritten } from "../../template/new-brand.ts";
import { settingsOf } from "../brand-source.ts";
import { finding, placeOf, type Rule } from "../finding.ts";

/** The abbreviated company form with its position in the holder name: カ） or （カ. */
export const companyFormIn = (holder: string) => /^[ァ-ヶー]+）|（[ァ-ヶー]+$/.exec(holder)?.[0];
const CodeAndName = { code: v.string(), name: v.string() };
const Bank = v.object({ ...CodeAndName, branches: v.record(v.string(), v.object(CodeAndName)) });

/** All Japanese banks by their codes; the list is read only when needed. */
export const banks = (): Readonly<Record<string, unknown>> => createRequire(import.meta.url)("zengin-code");

function bankOf(code: string): v.InferOutput<typeof Bank> | undefined {
  const bank = banks()[code];
  return bank === undefined ? undefined : v.parse(Bank, bank);
}

const hasSameName = (listed: string, typed: string, stripKind: (name: string) => string) =>
  searchKey(stripKind(typed)) === searchKey(stripKind(listed));

type WrittenAccount = Pick<
  BrandSettings["returnAccount"],
  "bankName" | "bankCode" | "branchName" | "branchCode"
>;

/** The codes are those of the named bank and branch, because transfers go by the codes. */
export const returnAccount: Rule = ({ files: { settings } }) => {
  const parsed = settingsOf(settings);
  if (!settings || !parsed) return [];
  const { returnAccount: account, legal } = parsed;
  // Names that are not written yet are reported as unfinished.
  if ([account.bankName, account.branchName].some((name) => name.includes(toBeWritten))) return [];
  const wrong = wrongCode(account);
  const { company } = legal;
  const holderForm = companyFormIn(account.holder);
  if (
    holderForm !== undefined &&
    holderForm !== companyFormIn(abbreviateCompanyForm(company)) &&
    !/^$|サンプル|要記入/.test(company)
  )
    return [
      finding(placeOf(settings, ["returnAccount", "holder"]), "holderKind", "holderLikeCompany", {
        holder: account.holder,
        company,
      }),
    ];
  if (!wrong) return [];
  const right = rightCode(account, wrong.key);
  return [
    finding(
      placeOf(settings, ["returnAccount", wrong.key]),
      wrong.message,
      right ? "writeCode" : "correctBankNames",
      { code: `"${right}"` },
    ),
  ];
};

type CodeKey = "bankCode" | "branchCode";

/** The first code that does not match the name beside it. */
export function wrongCode({
  bankName,
  bankCode,
  branchName,
  branchCode,
}: WrittenAccount): { readonly key: CodeKey; readonly message: BilingualText } | undefined {
  const bank = bankOf(bankCode);
  if (!bank) return { key: "bankCode", message: say("noBank", { code: bankCode }) };
  const branch = bank.branches[branchCode];
  const ofAnother = (key: CodeKey, code: string, rightBank: string, writtenBank: string) => ({
    key,
    message: say("codeOfAnother", { code, rightBank, writtenBank }),
  });
  if (!hasSameName(bank.name, bankName, withoutInstitutionKind))
    return ofAnother("bankCode", bankCode, bank.name, bankName);
  if (!branch) return { key: "branchCode", message: say("noBranch", { bank: bankName, code: branchCode }) };
  return hasSameName(branch.name, branchName, withoutBranchKind)
    ? undefined
    : ofAnother("branchCode", branchCode, branch.name, branchName);
}

/** The code of the bank or branch that is named, unless none or several have the name. */
export function rightCode(
  { bankName, bankCode, branchName }: WrittenAccount,
  key: CodeKey,
): string | undefined {
  const [list, typed, stripKind] =
    key === "bankCode"
      ? [banks(), bankName, withoutInstitutionKind]
      : [bankOf(bankCode)?.branches ?? {}, branchName, withoutBranchKind];
  const codes = Object.entries(list).flatMap(([code, entry]) =>
    hasSameName(String(Reflect.get(Object(entry), "name")), typed, stripKind) ? [code] : [],
  );
  return codes.length === 1 ? codes[0] : undefined;
}
