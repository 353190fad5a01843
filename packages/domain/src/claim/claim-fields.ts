import { readYen, type Yen } from "../amount/yen.ts";
import { yenInputToWire } from "../amount/yen-input.ts";
import { yenWithSeparators } from "../amount/yen-text.ts";
import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { TypedText } from "../field/typed-text.ts";
import { oneLine } from "../japanese-input/one-line.ts";

/**
 * Every input field of an invoice and its type. The form, the blank invoice, the draft, the database columns and JSON
 * are derived from this list; labels and the confirmation page are checked against it. `line` is a text of one line.
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

type FieldTypes = typeof claimFields;

/** Type of the field in a form and in a draft: as typed. */
export type TypedClaim = {
  -readonly [Field in ClaimField]: FieldTypes[Field] extends "flag" ? boolean : string;
};

/** Type of the field in the database: validated. */
export type StoredClaim = {
  -readonly [Field in ClaimField]: FieldTypes[Field] extends "yen"
    ? Yen
    : FieldTypes[Field] extends "date"
      ? CalendarDate
      : TypedClaim[Field];
};

/** Fills missing texts with "" and missing answers with false; `{}` becomes a blank invoice. */
export const typedClaimOf = (
  claim: {
    readonly [Field in ClaimField]?: TypedClaim[Field] | null | undefined;
  },
): TypedClaim =>
  mapFields((field) => claim[field] ?? (claimFields[field] === "flag" ? false : "")) as TypedClaim;

/** Converts a stored claim (database row or wire record) to form values. */
export function claimToTypedText(
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

/** Converts the present fields to the form that the rules and the wire expect (B1). */
export function readClaimFields<Claim extends { readonly [Field in ClaimField]?: TypedText | boolean }>(
  claim: Claim,
): Claim {
  const converted: Record<string, string> = {};
  for (const field of claimFieldNames) {
    const fieldType = claimFields[field];
    const text = claim[field];
    if (fieldType !== "flag" && typeof text === "string") converted[field] = formats[fieldType](text);
  }
  return { ...claim, ...converted };
}

/** The rules have already refused an unreadable amount. */
export const storedClaimOf = (claim: TypedClaim): StoredClaim =>
  mapFields((field) => {
    const value = claim[field];
    return claimFields[field] === "yen" ? (readYen(String(value)) ?? 0) : value;
  }) as StoredClaim;

const mapFields = (read: (field: ClaimField) => string | number | boolean) =>
  Object.fromEntries(claimFieldNames.map((field) => [field, read(field)]));
