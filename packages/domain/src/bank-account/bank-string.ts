import { plainNumber } from "../japanese-input/hyphens.ts";
import { formatAccountNumber } from "./account-number.ts";
import type { DepositType } from "./deposit-type.ts";
import { formatHolderName } from "./holder-name.ts";

/** The account in a pasted line; a missing part is null. */
export type PastedAccount = {
  readonly bank_name: string;
  readonly branch_name: string;
  readonly deposit_type: DepositType | null;
  readonly bank_account_number: string;
  readonly account_holder_name: string | null;
};

const depositTypeWords: ReadonlyMap<string, DepositType> = new Map([
  ["普通", "ordinary"],
  ["普", "ordinary"],
  ["普通預金", "ordinary"],
  ["当座", "checking"],
  ["当", "checking"],
  ["当座預金", "checking"],
]);

/**
 * Splits a pasted line on spaces of either width and tabs into bank, branch, type, number and holder (R5.6).
 * Of four parts, the type or the holder is missing; a holder may contain spaces.
 */
export function parseBankString(text: string): PastedAccount | null {
  const [bank_name = "", branch_name = "", ...rest] = text.trim().split(/\s+/);
  const deposit_type = depositTypeWords.get(rest[0] ?? "") ?? null;
  const [number, ...holder] = deposit_type === null ? rest : rest.slice(1);
  if (number === undefined || !/^\d+$/.test(plainNumber(number))) return null;
  if (deposit_type === null && holder.length === 0) return null;
  return {
    bank_name,
    branch_name,
    deposit_type,
    bank_account_number: formatAccountNumber(number),
    account_holder_name: holder.length === 0 ? null : formatHolderName(holder.join(" ")),
  };
}
