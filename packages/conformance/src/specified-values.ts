import type { Mismatch } from "@kaitori/api-client";
import { claimStatuses, entryStatuses, identityConfirmations } from "@kaitori/domain";
import * as v from "valibot";
import { fieldOf, rowsOf, shorten } from "./json.ts";

/** A value that fulfils a rule; `reason` says what happens to another one. */
const valueThat = (isAllowed: (value: unknown) => boolean, reason: string) =>
  v.custom(isAllowed, ({ input }) => `${shorten(input)} ${reason}`);

const status = (known: readonly number[]) =>
  valueThat(
    (value) => /^\d+$/.test(String(value)) && known.includes(Number(value)),
    "is no status of R4.1: the site shows it without actions",
  );

const ratio = v.optional(
  valueThat((value) => !(Number(value) > 1), "is not a fraction such as 0.08, so it is not shown"),
);

/**
 * Rules of the specification for the values of an entry. The site also accepts others: it shows an unknown status as it
 * is, without actions.
 */
const SpecifiedEntry = v.looseObject({
  id: valueThat(
    (id) => /^\d+$/.test(String(id)),
    "has other characters than digits: the pages of the entry return 404 (R2.11)",
  ),
  status: status(entryStatuses),
  account_activity_statement_confirmation_status: status(identityConfirmations),
  financial_statement_confirmation_status: status(identityConfirmations),
  claims: v.optional(
    v.array(
      v.looseObject({
        status: status(claimStatuses),
        invoice_confirmation_status: status(identityConfirmations),
        additional_doc_confirmation_status: status(identityConfirmations),
        purchase_ratio: ratio,
        purchase_fee_ratio: ratio,
      }),
    ),
  ),
});

export function ruleMismatches(record: string, value: unknown, path = ""): Mismatch[] {
  if (record !== "Entry") return [];
  if (Array.isArray(value)) return value.flatMap((row, index) => ruleMismatches(record, row, `${index}.`));
  const { issues = [] } = v.safeParse(SpecifiedEntry, value);
  const otherEntries = rowsOf(fieldOf(value, "claims")).flatMap((claim, index) => {
    const entry = fieldOf(claim, "entry") ?? fieldOf(value, "id");
    const reason = `${shorten(entry)} is not the id of its entry`;
    return String(entry) === String(fieldOf(value, "id")) ? [] : [{ field: `claims.${index}.entry`, reason }];
  });
  return [
    ...issues.map((issue) => ({ field: v.getDotPath(issue) ?? "", reason: issue.message })),
    ...otherEntries,
  ].map(({ field, reason }) => ({ field: path + field, reason }));
}
