import { reviewReasons } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { IsoDate } from "../values/date.ts";

/** Why something will not do, from a closed list; what was typed and what the paper says, where the two differ (B15). */
export const GivenReason = record("GivenReason", {
  code: v.picklist(reviewReasons),
  on_form: v.optional(v.string()),
  on_paper: v.optional(v.string()),
  /** The day from which an invoice that is paid too late can be sold. */
  possible_from: v.optional(IsoDate),
});
export type GivenReason = v.InferOutput<typeof GivenReason>;
