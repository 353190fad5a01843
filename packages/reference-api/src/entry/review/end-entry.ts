import { reasonsText } from "@kaitori/brand/reasons";
import { type EntryStatus, isOpenClaim } from "@kaitori/domain";
import type { GivenReason } from "@kaitori/wire";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict } from "../../http/errors.ts";
import { checkMove, makeMove } from "../make-move.ts";
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

/** Closes an entry if nothing is left to hand over (R4.21). */
export async function closeEntry(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  checkMove(context, entry, "close");
  // The database checks it too, but this refusal names the claims.
  const openCodes = entry.claims.filter(isOpenClaim).map(({ code }) => code);
  if (openCodes.length > 0)
    throw conflict(
      { code: "claimsOpen", params: { codes: openCodes.join(", ") } },
      { entry_status: entry.status },
    );
  return makeMove(context, entry, "close");
}
