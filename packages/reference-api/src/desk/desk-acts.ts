import type { ActBody, DeskActName } from "@kaitori/desk";
import { EntryStatus } from "@kaitori/domain";
import type { EntryWithClaims } from "../database/tables/entry-tables.ts";
import { endSale } from "../entry/contract/end-sale.ts";
import { payOut } from "../entry/contract/pay-out.ts";
import {
  bookHandOver,
  settleClaim,
  settleUncollectable,
  undoHandOver,
} from "../entry/hand-over/book-hand-over.ts";
import { delayClaim, recordContact, resumeContacts, stopContacts } from "../entry/hand-over/contacts.ts";
import { fixAccount, permitEntry, setFilingDay } from "../entry/hand-over/desk-settings.ts";
import { takeBackReport } from "../entry/hand-over/take-back-report.ts";
import { askAgainFor } from "../entry/review/ask-again.ts";
import { decideClaim } from "../entry/review/decide-claim.ts";
import { decideIdentity } from "../entry/review/decide-identity.ts";
import { closeEntry, rejectEntry } from "../entry/review/end-entry.ts";
import { finishReview } from "../entry/review/finish-review.ts";
import { acceptItem } from "../entry/review/item.ts";
import type { ReviewContext } from "../entry/review/review-context.ts";
import { requireSomebodyToPay } from "../entry/review/second-person.ts";
import { recordComplaint } from "../entry/tasks/open-task.ts";

/** Performs an act. The audit stores the whole body, including a note that the function ignores. */
type DeskActs = {
  readonly [Name in DeskActName]: (
    context: ReviewContext,
    entry: EntryWithClaims,
    body: ActBody<Name>,
  ) => Promise<unknown>;
};

/** All acts of the desk, by their name in URL, command line and audit. */
export const deskActs: DeskActs = {
  accept: acceptItem,
  "ask-again": (context, entry, { note: _, ...rejection }) => askAgainFor(context, entry, rejection),
  buy: (context, entry, { claim, fee_ratio, reason }) =>
    decideClaim(context, entry, claim, { feeRatio: fee_ratio, reason }),
  refuse: (context, entry, { claim, codes, on_paper, note }) =>
    decideClaim(context, entry, claim, { refuse: codes, onPaper: on_paper, note }),
  finish: async (context, entry, { again }) => {
    const status = await finishReview(context, entry);
    if (status === EntryStatus.reviewed && !again) await requireSomebodyToPay(context, entry);
  },
  reject: (context, entry, { codes, note }) =>
    rejectEntry(context, entry, { reasons: codes.map((code) => ({ code })), note }),
  "pay-out": payOut,
  "end-sale": endSale,
  "hand-over": bookHandOver,
  "undo-hand-over": undoHandOver,
  "take-back-report": takeBackReport,
  settle: settleClaim,
  "settle-uncollectable": settleUncollectable,
  delay: delayClaim,
  contact: recordContact,
  complaint: recordComplaint,
  "stop-contact": stopContacts,
  "resume-contact": resumeContacts,
  "file-by": setFilingDay,
  "permit-entry": permitEntry,
  "fix-account": fixAccount,
  close: closeEntry,
  "accept-identity": (context, entry, { valid_until }) =>
    decideIdentity(context, entry.applicant_id, {
      accept: true,
      ...(valid_until ? { validUntil: valid_until } : {}),
    }),
  "ask-again-identity": (context, entry, { reason }) =>
    decideIdentity(context, entry.applicant_id, { accept: false, reason }),
};
