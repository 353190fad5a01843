import type { Mismatch } from "@kaitori/api-client";
import { claimStatuses, entryStatuses, identityConfirmations } from "@kaitori/domain";
import { isObject, rowsOf, shorten } from "./json.ts";

const confirmations = [
  "account_activity_statement_confirmation_status",
  "financial_statement_confirmation_status",
];
const ratios = ["purchase_ratio", "purchase_fee_ratio"];
const claimConfirmations = ["invoice_confirmation_status", "additional_doc_confirmation_status"];

/**
 * Rules of the specification for the values of an entry. The site also accepts others: it shows an unknown status as it
 * is, without actions.
 */
export function ruleMismatches(record: string, value: unknown): Mismatch[] {
  if (record !== "Entry") return [];
  if (Array.isArray(value)) return value.flatMap((row, index) => entryMismatches(row, `${index}.`));
  return entryMismatches(value, "");
}

function entryMismatches(entry: unknown, path: string): Mismatch[] {
  if (!isObject(entry)) return [];
  return [
    ...unknownStatus(entry, "status", entryStatuses, path),
    ...confirmations.flatMap((name) => unknownStatus(entry, name, identityConfirmations, path)),
    ...(/^\d+$/.test(String(entry.id))
      ? []
      : [
          {
            field: `${path}id`,
            reason: `${shorten(entry.id)} has other characters than digits: the pages of the entry return 404 (R2.11)`,
          },
        ]),
    ...rowsOf(entry.claims).flatMap((claim, index) =>
      claimMismatches(claim, entry, `${path}claims.${index}.`),
    ),
  ];
}

function claimMismatches(claim: unknown, entry: Readonly<Record<string, unknown>>, path: string): Mismatch[] {
  if (!isObject(claim)) return [];
  return [
    ...unknownStatus(claim, "status", claimStatuses, path),
    ...claimConfirmations.flatMap((name) => unknownStatus(claim, name, identityConfirmations, path)),
    ...ratios
      .filter((name) => Number(claim[name] ?? 0) > 1)
      .map((name) => ({
        field: `${path}${name}`,
        reason: `${shorten(claim[name])} is not a fraction such as 0.08, so it is not shown`,
      })),
    ...(claim.entry === undefined || String(claim.entry) === String(entry.id)
      ? []
      : [{ field: `${path}entry`, reason: `${shorten(claim.entry)} is not the id of its entry` }]),
  ];
}

function unknownStatus(
  record: Readonly<Record<string, unknown>>,
  name: string,
  knownStatuses: readonly number[],
  path: string,
): Mismatch[] {
  const status = record[name];
  const isKnown =
    (typeof status === "number" || typeof status === "string") && knownStatuses.includes(Number(status));
  if (isKnown && status !== "") return [];
  return [
    {
      field: `${path}${name}`,
      reason: `${shorten(status)} is no status of R4.1: the site shows it without actions`,
    },
  ];
}
