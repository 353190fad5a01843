import type { Actor } from "../../database/tables/entry-tables.ts";
import type { MoveContext } from "../record-move.ts";

/** The context of an act of the review; the applicant is never its actor. */
export type ReviewContext = MoveContext & { actor: Exclude<Actor, "applicant"> };
