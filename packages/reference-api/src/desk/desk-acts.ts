import type { ActBody } from "@kaitori/desk";
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
import { recordContact, resumeContacts, stopContacts } from "../entry/hand-over/contacts.ts";
import { delayClaim } from "../entry/hand-over/delay-claim.ts";
import { fixAccount, permitEntry, setFilingDay } from "../entry/hand-over/desk-settings.ts";
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
import { recordComplaint } from "../entry/tasks/open-task.ts";
import type { Services } from "../http/services.ts";
import { type ActRequest, runAct } from "./run-act.ts";
import type { StaffMember } from "./staff-session.ts";

/** Performs an act. The audit stores the whole body, including a note that the function ignores. */
type ActFunction<Body> = (context: ReviewContext, entry: EntryWithClaims, body: Body) => Promise<unknown>;
const finish: ActFunction<ActBody<"finish">> = async (context, entry, { again }) => {
  const status = await finishReview(context, entry);
  if (status === EntryStatus.reviewed && !again) await requireSomebodyToPay(context, entry);
};

/** All acts of the desk, by their name in URL, command line and audit. */
export function createDeskActs(services: Services) {
  const defineAct =
    <Body extends object>(name: string, run: ActFunction<Body>) =>
    (staff: StaffMember, request: ActRequest<Body>) =>
      runAct(services, staff, { ...request, name, run });
  return {
    accept: defineAct("accept", acceptItem),
    "ask-again": defineAct("ask-again", (context, entry, { note: _, ...rejection }: ActBody<"ask-again">) =>
      askAgainFor(context, entry, rejection),
    ),
    buy: defineAct("buy", (context, entry, { claim, fee_ratio, reason }: ActBody<"buy">) =>
      decideClaim(context, entry, claim, { feeRatio: fee_ratio, reason }),
    ),
    refuse: defineAct("refuse", (context, entry, { claim, codes, on_paper, note }: ActBody<"refuse">) =>
      decideClaim(context, entry, claim, { refuse: codes, onPaper: on_paper, note }),
    ),
    finish: defineAct("finish", finish),
    reject: defineAct("reject", (context, entry, { codes, note }: ActBody<"reject">) =>
      rejectEntry(context, entry, { reasons: codes.map((code) => ({ code })), note }),
    ),
    "pay-out": defineAct("pay-out", payOut),
    "end-sale": defineAct("end-sale", endSale),
    "hand-over": defineAct("hand-over", bookHandOver),
    "undo-hand-over": defineAct("undo-hand-over", undoHandOver),
    "take-back-report": defineAct("take-back-report", takeBackReport),
    settle: defineAct("settle", settleClaim),
    "settle-uncollectable": defineAct("settle-uncollectable", settleUncollectable),
    delay: defineAct("delay", delayClaim),
    contact: defineAct("contact", recordContact),
    complaint: defineAct("complaint", recordComplaint),
    "stop-contact": defineAct("stop-contact", stopContacts),
    "resume-contact": defineAct("resume-contact", resumeContacts),
    "file-by": defineAct("file-by", setFilingDay),
    "permit-entry": defineAct("permit-entry", permitEntry),
    "fix-account": defineAct("fix-account", fixAccount),
    close: defineAct("close", (context, entry) => closeEntry(context, entry)),
    "accept-identity": defineAct(
      "accept-identity",
      (context, entry, { valid_until }: ActBody<"accept-identity">) =>
        decideIdentity(context, entry.applicant_id, {
          accept: true,
          ...(valid_until ? { validUntil: valid_until } : {}),
        }),
    ),
    "ask-again-identity": defineAct(
      "ask-again-identity",
      (context, entry, { reason }: ActBody<"ask-again-identity">) =>
        decideIdentity(context, entry.applicant_id, { accept: false, reason }),
    ),
  };
}
