import type { Actor } from "../../database/tables/entry-tables.ts";
import type { MoveContext } from "../record-move.ts";

/** Who decides, for whom and when; all that an act needs beside the entry itself. */
export type ReviewContext = MoveContext & { actor: Exclude<Actor, "applicant"> };
