import { type CalendarDate, EntryStatus, type ReviewReason } from "@kaitori/domain";
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
import { type AskedAgain, askAgainFor } from "../entry/review/ask-again.ts";
import { closeEntry } from "../entry/review/close-entry.ts";
import { decideClaim } from "../entry/review/decide-claim.ts";
import { decideIdentity } from "../entry/review/decide-identity.ts";
import { finishReview } from "../entry/review/finish-review.ts";
import type { OnPaper } from "../entry/review/given-reasons.ts";
import { rejectEntry } from "../entry/review/reject-entry.ts";
import type { ReviewContext } from "../entry/review/review-context.ts";
import { requireSomebodyToPay } from "../entry/review/second-person.ts";
import { takeComplaint } from "../entry/tasks/take-complaint.ts";
import type { Services } from "../http/services.ts";
import { type AskedAct, runAct } from "./run-act.ts";
import type { StaffMember } from "./staff-session.ts";

/** `said` is the input of the act; a note that `run` does not pass on stands in the audit alone. */
type Run<Said> = (context: ReviewContext, entry: EntryWithClaims, said: Said) => Promise<unknown>;
type OfClaim = { readonly claim: number };
type Decided = {
  readonly codes: readonly ReviewReason[];
  readonly on_paper?: OnPaper | undefined;
  readonly note?: string | undefined;
};

const finish: Run<{ readonly again?: boolean | undefined }> = async (context, entry, { again = false }) => {
  const status = await finishReview(context, entry);
  if (status === EntryStatus.reviewed && !again) await requireSomebodyToPay(context, entry);
};

/** Everything a desk can do, by the name it has in the address, at the command line and in the audit. */
export function deskActs(services: Services) {
  const act =
    <Said extends object>(name: string, run: Run<Said>) =>
    (staff: StaffMember, asked: AskedAct<Said>) =>
      runAct(services, staff, { ...asked, name, run });
  return {
    accept: act("accept", acceptItem),
    "ask-again": act(
      "ask-again",
      (context, entry, { note: _, ...asked }: AskedAgain & { note?: string | undefined }) =>
        askAgainFor(context, entry, asked),
    ),
    buy: act(
      "buy",
      (
        context,
        entry,
        { claim, fee_ratio, reason }: OfClaim & { fee_ratio: string; reason?: string | undefined },
      ) => decideClaim(context, entry, claim, { feeRatio: fee_ratio, reason }),
    ),
    refuse: act("refuse", (context, entry, { claim, codes, on_paper, note }: OfClaim & Decided) =>
      decideClaim(context, entry, claim, { refuse: codes, onPaper: on_paper, note }),
    ),
    finish: act("finish", finish),
    reject: act("reject", (context, entry, { codes, note }: Decided) =>
      rejectEntry(context, entry, { reasons: codes.map((code) => ({ code })), note }),
    ),
    "pay-out": act("pay-out", payOut),
    "end-sale": act("end-sale", endSale),
    "hand-over": act("hand-over", bookHandOver),
    "undo-hand-over": act("undo-hand-over", (context, entry, { claim }: OfClaim) =>
      undoHandOver(context, entry, claim),
    ),
    "take-back-report": act("take-back-report", takeBackReport),
    settle: act("settle", (context, entry, { claim }: OfClaim) => settleClaim(context, entry, claim)),
    "settle-uncollectable": act("settle-uncollectable", settleUncollectable),
    delay: act("delay", (context, entry, { claim }: OfClaim) => delayClaim(context, entry, claim)),
    contact: act("contact", (context, entry, { note }: { note: string }) =>
      recordContact(context, entry, note),
    ),
    complaint: act("complaint", takeComplaint),
    "stop-contact": act("stop-contact", stopContacts),
    "resume-contact": act(
      "resume-contact",
      (context, entry, { cause }: Pick<Parameters<typeof stopContacts>[2], "cause">) =>
        resumeContacts(context, entry, cause),
    ),
    "file-by": act("file-by", fileBy),
    "permit-entry": act("permit-entry", (context, entry, { permit }: { permit: boolean }) =>
      permitEntry(context, entry, permit),
    ),
    "fix-account": act("fix-account", (context, entry, { fix }: { fix: boolean }) =>
      fixAccount(context, entry, fix),
    ),
    close: act("close", (context, entry) => closeEntry(context, entry)),
    "accept-identity": act(
      "accept-identity",
      (context, entry, { valid_until }: { valid_until?: CalendarDate | undefined }) =>
        decideIdentity(context, entry.applicant_id, {
          accept: true,
          ...(valid_until ? { validUntil: valid_until } : {}),
        }),
    ),
    "ask-again-identity": act("ask-again-identity", (context, entry, { reason }: { reason: string }) =>
      decideIdentity(context, entry.applicant_id, { accept: false, reason }),
    ),
  };
}
