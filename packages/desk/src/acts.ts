import { deskStops, longestInquiry, reviewReasons, saleEndCauses } from "@kaitori/domain";
import { Inadequacy, IsoDate } from "@kaitori/wire";
import * as v from "valibot";
import { Reason, staffText } from "./requests.ts";

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const FeeRatio = v.pipe(v.string(), v.regex(/^0(\.\d{1,6})?$/, "feeRatioForm"));
const Cause = v.picklist(deskStops);
/** Reasons that the applicant reads; notes of staff are hidden from them (B15). */
const Codes = v.pipe(v.array(v.picklist(reviewReasons)), v.maxLength(5));
const PaperValues = v.object({
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/))),
  obliger_payment_date: v.optional(IsoDate),
  obliger_company_name: v.optional(Reason),
});
const refusal = {
  codes: v.optional(v.pipe(Codes, v.minLength(1, "reasonMissing")), ["overall"]),
  note: v.optional(Reason),
};
const Item = { subject: Inadequacy.entries.subject, claim: v.nullish(Id, null) };

/** Body of each act, by its name in URL, command line and audit. */
export const actBodies = {
  accept: v.object(Item),
  "ask-again": v.pipe(
    v.object({
      ...Item,
      uploads: v.optional(v.array(Id), []),
      codes: v.optional(Codes, []),
      on_paper: v.optional(PaperValues),
      reason: v.optional(Reason),
      note: v.optional(Reason),
    }),
    v.forward(
      v.check(({ codes, reason }) => codes.length > 0 || reason !== undefined, "reasonMissing"),
      ["reason"],
    ),
  ),
  buy: v.object({ claim: Id, fee_ratio: FeeRatio, reason: v.optional(Reason) }),
  refuse: v.object({ claim: Id, ...refusal, on_paper: v.optional(PaperValues) }),
  finish: v.object({ again: v.optional(v.boolean()) }),
  reject: v.object(refusal),
  "pay-out": v.object({ reason: v.optional(Reason) }),
  "end-sale": v.object({ claim: Id, cause: v.picklist(saleEndCauses), note: v.optional(Reason) }),
  "hand-over": v.object({
    claim: Id,
    amount: v.optional(v.string()),
    on: v.optional(IsoDate),
    again: v.optional(v.boolean()),
  }),
  "undo-hand-over": v.object({ claim: Id }),
  "take-back-report": v.object({ claim: Id, reason: Reason, report: v.optional(Id) }),
  settle: v.object({ claim: Id }),
  "settle-uncollectable": v.object({ claim: Id, note: Reason }),
  delay: v.object({ claim: Id }),
  contact: v.object({ note: Reason }),
  complaint: v.object({ message: staffText(longestInquiry) }),
  "stop-contact": v.object({ cause: Cause, note: Reason }),
  "resume-contact": v.object({ cause: Cause }),
  "file-by": v.object({ claim: Id, on: IsoDate }),
  "permit-entry": v.object({ permit: v.boolean() }),
  "fix-account": v.object({ fix: v.boolean() }),
  close: v.object({}),
  "accept-identity": v.object({ valid_until: v.optional(IsoDate) }),
  "ask-again-identity": v.object({ reason: Reason }),
} as const satisfies Record<string, v.GenericSchema<unknown, object>>;

export type DeskActName = keyof typeof actBodies;
export const isDeskAct = (name: string): name is DeskActName => Object.hasOwn(actBodies, name);

export type ActBody<Name extends DeskActName> = v.InferOutput<(typeof actBodies)[Name]>;
