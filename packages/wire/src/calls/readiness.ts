import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { IsoDate } from "../values/date.ts";

/** What is still missing for an entry (B2). The codes are the domain's; the site knows the words and the way. */
export const Readiness = record("Readiness", {
  ready: v.boolean(),
  missing: v.array(
    v.object({
      code: v.string(),
      /** Where in the draft, when it is one bank or one claim of several. */
      path: v.optional(v.array(v.union([v.string(), v.number()])), []),
    }),
  ),
  /** Causes that stop a new entry altogether (R4.14). */
  blockers: v.array(v.string()),
  /** From which day the withdrawal statements must run (R9.3). */
  statement_start_date: IsoDate,
});
export type Readiness = v.InferOutput<typeof Readiness>;

export const getReadiness = call({ method: "GET", path: "readiness/", answer: Readiness, addition: true });
