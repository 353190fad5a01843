import { type EntryStatus, isOpenClaim } from "@kaitori/domain";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict } from "../../http/errors.ts";
import { checkMove, makeMove } from "../make-move.ts";
import type { ReviewContext } from "./review-context.ts";

/** Closes an entry when nothing is left to hand over (R4.21). */
export async function closeEntry(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  checkMove(context, entry, "close");
  // The database refuses it too; this adds the reason.
  const open = entry.claims.filter(isOpenClaim).map(({ code }) => code);
  if (open.length > 0)
    throw conflict(
      { code: "claimsOpen", params: { codes: open.join(", ") } },
      { entry_status: entry.status },
    );
  return makeMove(context, entry, "close");
}
