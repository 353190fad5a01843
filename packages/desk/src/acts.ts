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

const act = <const Body extends v.GenericSchema<unknown, object>>(
  summary: string,
  body: Body,
  exampleBody: v.InferInput<Body> & object,
) => ({ summary, body, exampleBody });

/** Each act by its name in URL, command line and audit. */
export const deskActs = {
  accept: act("Accept a paper, or withdraw a remark about it", v.object(item), {
    subject: "claim",
    claim: 31,
  }),
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
    { subject: "claim", claim: 31, uploads: [1004], reason: "The print cannot be read." },
  ),
  buy: act(
    "Buy a claim at a fee; notified by finish",
    v.object({ ...claim, fee_ratio: FeeRatio, ...optionalReason }),
    { claim: 31, fee_ratio: "0.05", reason: "It is another invoice." },
  ),
  refuse: act(
    "Refuse a claim; notified by finish",
    v.object({ ...claim, ...refusal, on_paper: v.optional(PaperValues) }),
    { claim: 31, codes: ["overall"] },
  ),
  finish: act("Finish the review and notify the applicant", v.object(again), {}),
  reject: act("Reject the whole entry", v.object(refusal), { codes: ["overall"] }),
  "pay-out": act("Record the pay-out; not by the person who decided", v.object(optionalReason), {}),
  "end-sale": act(
    "End the sale of a claim before its price is paid; the seller hands over nothing",
    v.object({ ...claim, cause: v.picklist(saleEndCauses), ...optionalNote }),
    { claim: 31, cause: "payerInsolvent", note: "Found in the official gazette." },
  ),
  "hand-over": act(
    "Book money that the applicant has handed over",
    v.object({ ...claim, amount: v.optional(v.string()), on: v.optional(IsoDate), ...again }),
    { claim: 31, amount: "1000000", on: "2027-01-29" },
  ),
  "undo-hand-over": act("Undo the last booking", v.object(claim), { claim: 31 }),
  "take-back-report": act(
    "Take back a mistaken report of the seller, the last one by default",
    v.object({ ...claim, reason: Reason, report: v.optional(Id) }),
    { claim: 31, reason: "The year was mistyped, as confirmed by telephone." },
  ),
  settle: act("Close a claim whose payer is insolvent", v.object(claim), { claim: 31 }),
  "settle-uncollectable": act(
    "Close a claim whose payer never pays; the seller owes nothing more",
    v.object({ ...claim, ...note }),
    { claim: 31, note: "The payer cannot be found." },
  ),
  delay: act("Set a delay, because the hand-over is late", v.object(claim), { claim: 31 }),
  contact: act("Record a contact about a delay", v.object(note), { note: "Asked by telephone." }),
  complaint: act("Record a complaint made by telephone", v.object({ message: staffText(longestInquiry) }), {
    message: "The wording on the telephone was rude.",
  }),
  "stop-contact": act("Stop contacts about a late hand-over", v.object({ ...cause, ...note }), {
    cause: "lawyer",
    note: "A lawyer has written.",
  }),
  "resume-contact": act("Resume contacts", v.object(cause), { cause: "lawyer" }),
  "file-by": act("Set the court's deadline for filing a claim", v.object({ ...claim, on: IsoDate }), {
    claim: 31,
    on: "2027-01-29",
  }),
  "permit-entry": act("Permit a new entry despite a delay", v.object({ permit: v.boolean() }), {
    permit: true,
  }),
  "fix-account": act("Forbid or allow changes of the bank account", v.object({ fix: v.boolean() }), {
    fix: true,
  }),
  close: act("Close an entry with nothing left to hand over", v.object({}), {}),
  "accept-identity": act("Accept the identity papers", v.object({ valid_until: v.optional(IsoDate) }), {
    valid_until: "2030-01-31",
  }),
  "ask-again-identity": act("Ask for identity papers again", v.object({ reason: Reason }), {
    reason: "The letters cannot be read.",
  }),
};

export type DeskActName = keyof typeof deskActs;
export const isDeskAct = (name: string): name is DeskActName => Object.hasOwn(deskActs, name);

export type ActBody<Name extends DeskActName> = v.InferOutput<(typeof deskActs)[Name]["body"]>;
