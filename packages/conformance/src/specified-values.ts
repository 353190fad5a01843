import type { Mismatch } from "@kaitori/api-client";
import { claimStatuses, entryStatuses, identityConfirmations } from "@kaitori/domain";
import { fieldOf, isObject, rowsOf, shorten } from "./json.ts";

interface Rule {
  readonly isAllowed: (value: unknown) => boolean;
  /** Consequence of another value. */
  readonly reason: string;
}

const status = (known: readonly number[]): Rule => ({
  isAllowed: (value) => /^\d+$/.test(String(value)) && known.includes(Number(value)),
  reason: "is no status of R4.1: the site shows it without actions",
});

const ratio: Rule = {
  isAllowed: (value) => !(Number(value) > 1),
  reason: "is not a fraction such as 0.08, so it is not shown",
};

/**
 * Rules of the specification for the values of an entry. The site also accepts others: it shows an unknown status as it
 * is, without actions.
 */
const entryRules: Readonly<Record<string, Rule>> = {
  id: {
    isAllowed: (id) => /^\d+$/.test(String(id)),
    reason: "has other characters than digits: the pages of the entry return 404 (R2.11)",
  },
  status: status(entryStatuses),
  account_activity_statement_confirmation_status: status(identityConfirmations),
  financial_statement_confirmation_status: status(identityConfirmations),
};
const claimRules = (entryId: unknown): Readonly<Record<string, Rule>> => ({
  status: status(claimStatuses),
  invoice_confirmation_status: status(identityConfirmations),
  additional_doc_confirmation_status: status(identityConfirmations),
  purchase_ratio: ratio,
  purchase_fee_ratio: ratio,
  entry: {
    isAllowed: (entry) => entry === undefined || String(entry) === String(entryId),
    reason: "is not the id of its entry",
  },
});

export function ruleMismatches(record: string, value: unknown, path = ""): Mismatch[] {
  if (record !== "Entry") return [];
  if (Array.isArray(value)) return value.flatMap((row, index) => ruleMismatches(record, row, `${index}.`));
  const rules = claimRules(fieldOf(value, "id"));
  const claims = rowsOf(fieldOf(value, "claims"));
  return [
    ...brokenRules(entryRules, value, path),
    ...claims.flatMap((claim, index) => brokenRules(rules, claim, `${path}claims.${index}.`)),
  ];
}

const brokenRules = (rules: Readonly<Record<string, Rule>>, record: unknown, path: string): Mismatch[] =>
  Object.entries(isObject(record) ? rules : {}).flatMap(([name, { isAllowed, reason }]) => {
    const value = fieldOf(record, name);
    return isAllowed(value) ? [] : [{ field: path + name, reason: `${shorten(value)} ${reason}` }];
  });
