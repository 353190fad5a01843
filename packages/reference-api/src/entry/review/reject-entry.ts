import { reasonsText } from "@kaitori/brand/reasons";
import type { EntryStatus } from "@kaitori/domain";
import type { GivenReason } from "@kaitori/wire";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { makeMove } from "../make-move.ts";
import type { ReviewContext } from "./review-context.ts";

type Rejection = { reasons?: readonly GivenReason[] | undefined; note?: string | undefined };

/** Rejects the whole entry. The applicant reads the reasons, and only staff read the note (B15). */
export const rejectEntry = (
  context: ReviewContext,
  entry: EntryWithClaims,
  { reasons = [{ code: "overall" }], note = "" }: Rejection = {},
): Promise<EntryStatus> =>
  makeMove(context, entry, "reject", {
    reasons,
    note,
    values: { reasons: reasonsText(context.brand.copy, reasons) },
  });
