import { deskStops, longestInquiry, reviewReasons, saleEndCauses } from "@kaitori/domain";
import { Inadequacy, IsoDate } from "@kaitori/wire";
import * as v from "valibot";
import { Reason, staffText } from "./requests.ts";

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const FeeRatio = v.pipe(v.string(), v.regex(/^0(\.\d{1,6})?$/, "feeRatioForm"));
/** Reasons are shown to the applicant, notes of the staff are not (B15). */
const Codes = v.pipe(v.array(v.picklist(reviewReasons)), v.maxLength(5));
const PaperValues = v.object({
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/))),
  obliger_payment_date: v.optional(IsoDate),
  obliger_company_name: v.optional(Reason),
});
const claim = { claim: Id };
const optionalReason = { reason: v.optional(Reason) };
const note = { note: Reason };
const optionalNote = { note: v.optional(Reason) };
const again = { again: v.optional(v.boolean()) };
const cause = { cause: v.picklist(deskStops) };
const refusal = {
  codes: v.optional(v.pipe(Codes, v.minLength(1, "reasonMissing")), ["overall"]),
  ...optionalNote,
};
const item = { subject: Inadequacy.entries.subject, claim: v.nullish(Id, null) };

const act = <const Body extends v.GenericSchema<unknown, object>>(summary: string, body: Body) => ({
  summary,
  body,
});

/** Each act by its name in URL, command line and audit. */
export const deskActs = {
  accept: act("Accept a paper, or withdraw a remark about it", v.object(item)),
  "ask-again": act(
    "Ask for a paper again; notified by finish",
    v.pipe(
      v.object({
        ...item,
        uploads: v.optional(v.array(Id), []),
        codes: v.optional(Codes, []),
        on_paper: v.optional(PaperValues),
        ...optionalReason,
        ...optionalNote,
      }),
      v.forward(
        v.check(({ codes, reason }) => codes.length > 0 || reason !== undefined, "reasonMissing"),
        ["reason"],
      ),
    ),
  ),
  buy: act(
    "Buy a claim at a fee; notified by finish",
    v.object({ ...claim, fee_ratio: FeeRatio, ...optionalReason }),
  ),
  refuse: act(
    "Refuse a claim; notified by finish",
    v.object({ ...claim, ...refusal, on_paper: v.optional(PaperValues) }),
  ),
  finish: act("Finish the review and notify the applicant", v.object(again)),
  reject: act("Reject the whole entry", v.object(refusal)),
  "pay-out": act("Record the pay-out; not by the person who decided", v.object(optionalReason)),
  "end-sale": act(
    "End the sale of a claim before its price is paid; the seller hands over nothing",
    v.object({ ...claim, cause: v.picklist(saleEndCauses), ...optionalNote }),
  ),
  "hand-over": act(
    "Book money that the applicant has handed over",
    v.object({ ...claim, amount: v.optional(v.string()), on: v.optional(IsoDate), ...again }),
  ),
  "undo-hand-over": act("Undo the last booking", v.object(claim)),
  "take-back-report": act(
    "Take back a mistaken report of the seller, the last one by default",
    v.object({ ...claim, reason: Reason, report: v.optional(Id) }),
  ),
  settle: act("Close a claim whose payer is insolvent", v.object(claim)),
  "settle-uncollectable": act(
    "Close a claim whose payer never pays; the seller owes nothing more",
    v.object({ ...claim, ...note }),
  ),
  delay: act("Set a delay, because the hand-over is late", v.object(claim)),
  contact: act("Record a contact about a delay", v.object(note)),
  complaint: act("Record a complaint made by telephone", v.object({ message: staffText(longestInquiry) })),
  "stop-contact": act("Stop contacts about a late hand-over", v.object({ ...cause, ...note })),
  "resume-contact": act("Resume contacts", v.object(cause)),
  "file-by": act("Set the court's deadline for filing a claim", v.object({ ...claim, on: IsoDate })),
  "permit-entry": act("Permit a new entry despite a delay", v.object({ permit: v.boolean() })),
  "fix-account": act("Forbid or allow changes of the bank account", v.object({ fix: v.boolean() })),
  close: act("Close an entry with nothing left to hand over", v.object({})),
  "accept-identity": act("Accept the identity papers", v.object({ valid_until: v.optional(IsoDate) })),
  "ask-again-identity": act("Ask for identity papers again", v.object({ reason: Reason })),
};

export type DeskActName = keyof typeof deskActs;
export const isDeskAct = (name: string): name is DeskActName => Object.hasOwn(deskActs, name);

export type ActBody<Name extends DeskActName> = v.InferOutput<(typeof deskActs)[Name]["body"]>;
