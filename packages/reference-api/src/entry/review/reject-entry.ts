import { reasonsText } from "@kaitori/brand/reasons";
import type { EntryStatus } from "@kaitori/domain";
import type { GivenReason } from "@kaitori/wire";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { makeMove } from "../make-move.ts";
import type { ReviewContext } from "./review-context.ts";

type Why = { reasons?: readonly GivenReason[] | undefined; note?: string | undefined };

/** Nothing of this entry is bought; the applicant is told why, and staff note beside it stays with the staff (B15). */
export const rejectEntry = (
  context: ReviewContext,
  entry: EntryWithClaims,
  { reasons = [{ code: "overall" }], note = "" }: Why = {},
): Promise<EntryStatus> =>
  makeMove(context, entry, "reject", {
    reasons,
    note,
    values: { reasons: reasonsText(context.brand.copy, reasons) },
  });
