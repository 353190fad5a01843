import { EntryStatus, longestInquiry, reviewReasons, saidStops, saleEndCauses } from "@kaitori/domain";
import { Inadequacy, IsoDate, maxCharacters } from "@kaitori/wire";
import * as v from "valibot";
import type { EntryWithClaims } from "../database/tables/entry-tables.ts";
import { endSale } from "../entry/contract/end-sale.ts";
import { payOut } from "../entry/contract/pay-out.ts";
import {
  bookHandOver,
  settleClaim,
  settleUncollectable,
  undoHandOver,
} from "../entry/hand-over/book-hand-over.ts";
import { recordContact, resumeContacts, stopContacts } from "../entry/hand-over/contacts.ts";
import { delayClaim } from "../entry/hand-over/delay-claim.ts";
import { fileBy, fixAccount, permitEntry } from "../entry/hand-over/permissions.ts";
import { takeBackReport } from "../entry/hand-over/take-back-report.ts";
import { acceptItem } from "../entry/review/accept-item.ts";
import { askAgainFor } from "../entry/review/ask-again.ts";
import { closeEntry } from "../entry/review/close-entry.ts";
import { decideClaim } from "../entry/review/decide-claim.ts";
import { decideIdentity } from "../entry/review/decide-identity.ts";
import { finishReview } from "../entry/review/finish-review.ts";
import { rejectEntry } from "../entry/review/reject-entry.ts";
import type { ReviewContext } from "../entry/review/review-context.ts";
import { requireSomebodyToPay } from "../entry/review/second-person.ts";
import { takeComplaint } from "../entry/tasks/take-complaint.ts";
import { validationFailed } from "../http/errors.ts";

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
const Reason = v.pipe(v.string(), v.trim(), v.nonEmpty("reasonMissing"), maxCharacters(500, "reasonTooLong"));
const FeeRatio = v.pipe(v.string(), v.regex(/^0(\.\d{1,6})?$/, "feeRatioForm"));
const Cause = v.picklist(saidStops);
const Complaint = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("reasonMissing"),
  maxCharacters(longestInquiry, "reasonTooLong"),
);
/** The reasons that the applicant reads, from the closed list; notes of the staff are never shown to them (B15). */
const Codes = v.pipe(v.array(v.picklist(reviewReasons)), v.maxLength(5));
const OnPaper = v.object({
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/))),
  obliger_payment_date: v.optional(IsoDate),
  obliger_company_name: v.optional(Reason),
});
const decided = {
  codes: v.optional(v.pipe(Codes, v.minLength(1, "reasonMissing")), ["overall"]),
  note: v.optional(Reason),
};
const Item = { subject: Inadequacy.entries.subject, claim: v.nullish(Id, null) };

/** An act that has been read: what was said, for the audit, and what it does to an entry. */
type ReadAct = {
  said: object;
  claim: number | undefined;
  run: (context: ReviewContext, entry: EntryWithClaims) => Promise<unknown>;
};

/** What is said with an act, and how it is read. */
type DeskAct = { body: v.GenericSchema<unknown, object>; read: (given: unknown) => ReadAct };

const act = <const Body extends v.GenericSchema<unknown, object>>(
  body: Body,
  run: (context: ReviewContext, entry: EntryWithClaims, said: v.InferOutput<Body>) => Promise<unknown>,
): DeskAct => ({
  body,
  read: (given) => {
    const said = readSaid(body, given);
    const claim = "claim" in said && typeof said.claim === "number" ? said.claim : undefined;
    return { said, claim, run: (context, entry) => run(context, entry, said) };
  },
});

/** Reads the body of an act; findings are answered by field. */
export function readSaid<const Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, given);
  if (!read.success) throw refusal(read.issues);
  return read.output;
}

/** What a schema says itself is a code; of any other shape it is only known that it is wrong. */
const codes = ["reasonMissing", "reasonTooLong", "feeRatioForm"] as const;

const refusal = (issues: readonly v.BaseIssue<unknown>[]) =>
  validationFailed(
    Object.fromEntries(
      issues.map((issue) => [
        v.getDotPath(issue) ?? "non_field_errors",
        [{ code: codes.find((code) => code === issue.message) ?? "inputWrong" }],
      ]),
    ),
  );

/** Everything a desk can do, by the name it has in the address, at the command line and in the audit. */
export const deskActs = {
  accept: act(v.object(Item), acceptItem),
  "ask-again": act(
    v.pipe(
      v.object({
        ...Item,
        uploads: v.optional(v.array(Id), []),
        codes: v.optional(Codes, []),
        on_paper: v.optional(OnPaper),
        reason: v.optional(Reason),
        note: v.optional(Reason),
      }),
      v.forward(
        v.check(({ codes, reason }) => codes.length > 0 || reason !== undefined, "reasonMissing"),
        ["reason"],
      ),
    ),
    (context, entry, { note: _, ...asked }) => askAgainFor(context, entry, asked),
  ),
  buy: act(
    v.object({ claim: Id, fee_ratio: FeeRatio, reason: v.optional(Reason) }),
    (context, entry, { claim, fee_ratio, reason }) =>
      decideClaim(context, entry, claim, { feeRatio: fee_ratio, reason }),
  ),
  refuse: act(
    v.object({ claim: Id, ...decided, on_paper: v.optional(OnPaper) }),
    (context, entry, { claim, codes, on_paper, note }) =>
      decideClaim(context, entry, claim, { refuse: codes, onPaper: on_paper, note }),
  ),
  finish: act(v.object({ again: v.optional(v.boolean()) }), async (context, entry, { again = false }) => {
    const status = await finishReview(context, entry);
    if (status === EntryStatus.reviewed && !again) await requireSomebodyToPay(context, entry);
  }),
  reject: act(v.object(decided), (context, entry, { codes, note }) =>
    rejectEntry(context, entry, { reasons: codes.map((code) => ({ code })), note }),
  ),
  "pay-out": act(v.object({ reason: v.optional(Reason) }), payOut),
  "end-sale": act(
    v.object({ claim: Id, cause: v.picklist(saleEndCauses), note: v.optional(Reason) }),
    endSale,
  ),
  "hand-over": act(
    v.object({
      claim: Id,
      amount: v.optional(v.string()),
      on: v.optional(IsoDate),
      again: v.optional(v.boolean()),
    }),
    bookHandOver,
  ),
  "undo-hand-over": act(v.object({ claim: Id }), (context, entry, { claim }) =>
    undoHandOver(context, entry, claim),
  ),
  "take-back-report": act(v.object({ claim: Id, reason: Reason, report: v.optional(Id) }), takeBackReport),
  settle: act(v.object({ claim: Id }), (context, entry, { claim }) => settleClaim(context, entry, claim)),
  "settle-uncollectable": act(v.object({ claim: Id, note: Reason }), settleUncollectable),
  delay: act(v.object({ claim: Id }), (context, entry, { claim }) => delayClaim(context, entry, claim)),
  contact: act(v.object({ note: Reason }), (context, entry, { note }) => recordContact(context, entry, note)),
  complaint: act(v.object({ message: Complaint }), takeComplaint),
  "stop-contact": act(v.object({ cause: Cause, note: Reason }), stopContacts),
  "resume-contact": act(v.object({ cause: Cause }), (context, entry, { cause }) =>
    resumeContacts(context, entry, cause),
  ),
  "file-by": act(v.object({ claim: Id, on: IsoDate }), fileBy),
  "permit-entry": act(v.object({ permit: v.boolean() }), (context, entry, { permit }) =>
    permitEntry(context, entry, permit),
  ),
  "fix-account": act(v.object({ fix: v.boolean() }), (context, entry, { fix }) =>
    fixAccount(context, entry, fix),
  ),
  close: act(v.object({}), closeEntry),
  "accept-identity": act(v.object({ valid_until: v.optional(IsoDate) }), (context, entry, body) =>
    decideIdentity(context, entry.applicant_id, {
      accept: true,
      ...(body.valid_until ? { validUntil: body.valid_until } : {}),
    }),
  ),
  "ask-again-identity": act(v.object({ reason: Reason }), (context, entry, { reason }) =>
    decideIdentity(context, entry.applicant_id, { accept: false, reason }),
  ),
};
export type DeskActName = keyof typeof deskActs;
export const isDeskAct = (name: string): name is DeskActName => Object.hasOwn(deskActs, name);
