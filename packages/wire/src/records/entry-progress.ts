import { reviewSubjects, saleEndCauses } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";
import { FurtherKindName } from "../values/file-kind-name.ts";
import { Id } from "../values/id.ts";
import { GivenReason } from "./given-reason.ts";

/** One dated change of an entry or of one of its claims (R4.21, B8). */
export const HistoryEvent = record("HistoryEvent", {
  id: Id,
  created_at: Timestamp,
  /** The claim that changed; null when the entry itself did. */
  claim: v.nullable(Id),
  /** Status numbers of the entry or claim; null before the first. */
  from: v.nullable(v.number()),
  to: v.number(),
  /** The move, by its name in the domain: `submit`, `askAgain`, `resubmit`, `offer`, `contract`, `payOut`, `cancel` … */
  act: v.string(),
  actor: v.picklist(["applicant", "service"]),
  note: v.string(),
  /** Why the service has decided so. */
  reasons: v.optional(v.array(GivenReason)),
  /** Why a sale has ended before it was paid; `note` says it in words. */
  cause: v.optional(v.picklist(saleEndCauses)),
});
export type HistoryEvent = v.InferOutput<typeof HistoryEvent>;

/** One thing the review gave back, with its reason (B4). */
export const Inadequacy = record("Inadequacy", {
  subject: v.union([v.picklist(reviewSubjects), FurtherKindName]),
  claim: v.nullable(Id),
  /** The files that will not do; the others stay. */
  uploads: v.array(Id),
  reason: v.string(),
  /** The same by code; `reason` says them in words. */
  reasons: v.optional(v.array(GivenReason)),
  /** Remark written to the applicant beside the reasons; `reason` contains it too. */
  remark: v.optional(v.string()),
});
export type Inadequacy = v.InferOutput<typeof Inadequacy>;
