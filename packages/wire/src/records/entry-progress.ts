import { reviewSubjects, saleEndCauses } from "@kaitori/domain";
import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";
import { FurtherKindName } from "../values/file-kind-name.ts";
import { Id } from "../values/id.ts";
import { GivenReason } from "./given-reason.ts";

/** A dated change of an entry or of one of its claims (R4.21, B8). */
export const HistoryEvent = record("HistoryEvent", {
  id: Id,
  created_at: Timestamp,
  /** The claim that changed; null for a change of the entry. */
  claim: v.nullable(Id),
  /** Status numbers before and after; null before the first. */
  from: v.nullable(v.number()),
  to: v.number(),
  /** Name of the move in the domain: `submit`, `askAgain`, `resubmit`, `offer`, `contract`, `payOut`, `cancel` … */
  act: v.string(),
  actor: v.picklist(["applicant", "service"]),
  note: v.string(),
  /** Reasons for the decision. */
  reasons: v.optional(v.array(GivenReason)),
  /** Reason why a sale ended before it was paid; `note` is its sentence. */
  cause: v.optional(v.picklist(saleEndCauses)),
});
export type HistoryEvent = v.InferOutput<typeof HistoryEvent>;

/** A rejected part of an entry, with the reason (B4). */
export const Inadequacy = record("Inadequacy", {
  subject: v.union([v.picklist(reviewSubjects), FurtherKindName]),
  claim: v.nullable(Id),
  /** The rejected files. */
  uploads: v.array(Id),
  reason: v.string(),
  /** Reasons as codes; `reason` is their sentence. */
  reasons: v.optional(v.array(GivenReason)),
  /** Additional remark to the applicant; `reason` contains it, too. */
  remark: v.optional(v.string()),
});
export type Inadequacy = v.InferOutput<typeof Inadequacy>;
