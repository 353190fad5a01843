import { readYen, type Yen } from "../amount/yen.ts";
import { yenInputToWire } from "../amount/yen-input.ts";
import { yenWithSeparators } from "../amount/yen-text.ts";
import type { TypedText } from "../field/typed-text.ts";
import { oneLine } from "../japanese-input/one-line.ts";

/**
 * What somebody says of an invoice, and what each field holds. The form, the blank invoice, the draft, the columns and
 * the JSON of the database follow from this list; labels and the page of the answers are checked against it.
 */
export const claimFields = {
  obliger_company_name: "line",
  houjinbangou: "line",
  houjinbangou_address: "line",
  amount: "yen",
  scheduled_deposit_amount_from_obliger: "yen",
  obliger_payment_date: "date",
  is_fixed_debt: "flag",
  is_bank_transfer_from_obliger: "flag",
  deducts_bank_charge: "flag",
  withholds_tax: "flag",
  forbids_transfer: "flag",
  twin_reason: "line",
} as const satisfies Record<string, "line" | "yen" | "date" | "flag">;
export type ClaimField = keyof typeof claimFields;
export const claimFieldNames = Object.keys(claimFields) as ClaimField[];

type Holds = typeof claimFields;

/** As a form and a draft hold it: as it was typed. */
export type TypedClaim = { -readonly [Field in ClaimField]: Holds[Field] extends "flag" ? boolean : string };

/** As it is stored, once the rules have judged it. */
export type StoredClaim = {
  -readonly [Field in ClaimField]: Holds[Field] extends "yen" ? Yen : TypedClaim[Field];
};

/** Fills what is still to be typed with empty text and unanswered questions with no; of {} it makes a blank invoice. */
export const typedClaimOf = (
  claim: {
    readonly [Field in ClaimField]?: TypedClaim[Field] | null | undefined;
  },
): TypedClaim =>
  byField((field) => claim[field] ?? (claimFields[field] === "flag" ? false : "")) as TypedClaim;

/** An invoice that was handed in, by its row or as the wire tells it: as it would be typed. */
export function typedAgain(
  claim: {
    readonly [Field in ClaimField]?: StoredClaim[Field] | TypedClaim[Field] | null | undefined;
  },
): TypedClaim {
  const amountOf = (value: string | number | null | undefined) =>
    yenWithSeparators(typeof value === "number" ? value : (readYen(value ?? "") ?? 0));
  return typedClaimOf({
    ...claim,
    amount: amountOf(claim.amount),
    scheduled_deposit_amount_from_obliger: amountOf(claim.scheduled_deposit_amount_from_obliger),
  });
}

const formats = { line: oneLine, yen: yenInputToWire, date: (text: string) => text };

/** The fields that are there, as the rules judge them and the wire carries them, whichever way they were typed (B1). */
export function readClaimFields<Claim extends { readonly [Field in ClaimField]?: TypedText | boolean }>(
  claim: Claim,
): Claim {
  const read: Record<string, string> = {};
  for (const field of claimFieldNames) {
    const holds = claimFields[field];
    const text = claim[field];
    if (holds !== "flag" && typeof text === "string") read[field] = formats[holds](text);
  }
  return { ...claim, ...read };
}

/** Judged before: what cannot be read as an amount has been refused. */
export const storedClaimOf = (claim: TypedClaim): StoredClaim =>
  byField((field) => {
    const value = claim[field];
    return claimFields[field] === "yen" ? (readYen(String(value)) ?? 0) : value;
  }) as StoredClaim;

const byField = (read: (field: ClaimField) => string | number | boolean) =>
  Object.fromEntries(claimFieldNames.map((field) => [field, read(field)]));
