import { claimReportKinds } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { HandOver } from "../records/hand-over.ts";
import { Id, Text } from "../values.ts";

/** The amounts of payers' money that the seller must still hand over to the buyer, the earliest day first (B11). */
export const listHandOvers = call({
  summary: "List amounts to hand over, with due date and reference",
  method: "GET",
  path: "hand_overs/",
  answer: v.array(HandOver),
  sinceServerLevel: 1,
});

/** Reports on the payment of a claim: received, not yet, or the kind of the payer's insolvency (B12). */
export const reportClaim = call({
  summary: "Report whether a payer has paid",
  method: "POST",
  path: "claims/:id/report/",
  params: { id: Id },
  body: v.object({
    kind: v.picklist(claimReportKinds),
    amount: v.optional(Text),
    on: v.optional(Text),
    expected_on: v.optional(Text),
    /** True if the seller does not know the expected day. */
    is_day_unknown: v.optional(v.boolean()),
    insolvency: v.optional(Text),
  }),
  answer: v.array(HandOver),
  sinceServerLevel: 1,
  idempotent: true,
});
