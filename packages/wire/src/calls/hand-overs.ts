import { claimReportKinds } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { HandOver } from "../records/hand-over.ts";
import { Id } from "../values/id.ts";
import { Text } from "../values/text.ts";

/** Of all that was sold and is still to be handed over, the earliest day first (B11). */
export const listHandOvers = call({
  summary: "What is to be handed over, by when and under which reference",
  area: "contract",
  method: "GET",
  path: "hand_overs/",
  answer: v.array(HandOver),
  since: 1,
});

/** 受け取った with sum and day, まだ with the day that is expected or that nobody knows it, or how the payer became insolvent (B12). */
export const reportClaim = call({
  summary: "Say whether the money of a payer has come",
  area: "contract",
  method: "POST",
  path: "claims/:id/report/",
  params: { id: Id },
  body: v.object({
    kind: v.picklist(claimReportKinds),
    amount: v.optional(Text),
    on: v.optional(Text),
    expected_on: v.optional(Text),
    /** In its place, where nobody knows it. */
    is_day_unknown: v.optional(v.boolean()),
    insolvency: v.optional(Text),
  }),
  answer: v.array(HandOver),
  since: 1,
  idempotent: true,
});
