import { type EntryStatus, EntryStatus as Status } from "@kaitori/domain";
import { conflict } from "../../http/errors.ts";

/** Papers and claims are decided on while the entry is under review, and at no other time. */
export function requireUnderReview(entry: { status: EntryStatus }): void {
  if (entry.status === Status.underReview) return;
  throw conflict("notUnderReview", { entry_status: entry.status });
}
