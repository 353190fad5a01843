import type { Issue } from "../issue.ts";
import { hyphenOrLongVowel, plainNumber } from "../japanese-input/hyphens.ts";
import { halfWidth } from "../japanese-input/width.ts";
import { accountNumberDigits, type DepositType } from "./account.ts";

/** A ゆうちょ account as other banks address it. */
export type YuchoAccount = {
  readonly branch_code: string;
  /** The branch code in kanji digits: 〇五八. */
  readonly branch_name: string;
  readonly deposit_type: DepositType;
  readonly bank_account_number: string;
};

type Passbook = { readonly symbol: string; readonly number: string };

const kanjiDigits = "〇一二三四五六七八九";

/** Finds faults of 記号 and 番号 as the passbook prints them (B1). */
export function yuchoIssues(passbook: Passbook): Issue<"yuchoSymbol" | "yuchoNumber" | "yuchoEnding">[] {
  const { symbol, number } = normalisePassbook(passbook);
  if (!/^[01]\d{4}$/.test(symbol)) return [{ path: ["symbol"], code: "yuchoSymbol" }];
  // A savings account (1xxxx) always ends in 1, which is not part of the number other banks use.
  const isSavings = symbol.startsWith("1");
  const [min, max] = isSavings ? [2, 8] : [1, 7];
  if (!/^\d+$/.test(number) || number.length < min || number.length > max)
    return [{ path: ["number"], code: "yuchoNumber", params: { min, max } }];
  return isSavings && !number.endsWith("1") ? [{ path: ["number"], code: "yuchoEnding" }] : [];
}

/** Converts 記号 and 番号 to branch and account number: 10530 → branch 058, 普通; 0xxxx → 当座 (B1). */
export function yuchoAccount(passbook: Passbook): YuchoAccount | null {
  if (yuchoIssues(passbook).length > 0) return null;
  const { symbol, number } = normalisePassbook(passbook);
  const isSavings = symbol.startsWith("1");
  const branch_code = symbol.slice(1, 3) + (isSavings ? "8" : "9");
  return {
    branch_code,
    branch_name: branch_code.replace(/\d/g, (digit) => kanjiDigits.charAt(Number(digit))),
    deposit_type: isSavings ? "ordinary" : "checking",
    bank_account_number: (isSavings ? number.slice(0, -1) : number).padStart(accountNumberDigits, "0"),
  };
}

// Some passbooks print a re-issue counter after the symbol (10530-1); it is removed.
const reissue = new RegExp(`${hyphenOrLongVowel}\\d$`);

const normalisePassbook = ({ symbol, number }: Passbook): Passbook => ({
  symbol: plainNumber(halfWidth(symbol).trim().replace(reissue, "")),
  number: plainNumber(number),
});
