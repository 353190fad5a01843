import type { EntryStatus } from "@kaitori/domain";
import { makeMove } from "../entries/make-move.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import type { ReviewContext } from "./review-context.ts";

/** Nothing of this entry is bought. */
export const rejectEntry = (
  context: ReviewContext,
  entry: EntryWithClaims,
  note: string,
): Promise<EntryStatus> => makeMove(context, entry, "reject", { note });
