import { reviewReasons } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { IsoDate } from "../values/date.ts";

/** A reason for a rejection, from a closed list, with the typed value and that of the paper if they differ (B15). */
export const GivenReason = record("GivenReason", {
  code: v.picklist(reviewReasons),
  on_form: v.optional(v.string()),
  on_paper: v.optional(v.string()),
  /** Day from which an invoice with a late payment date can be sold. */
  possible_from: v.optional(IsoDate),
});
export type GivenReason = v.InferOutput<typeof GivenReason>;
