import type { ActAnswer, ActBody, DeskActName } from "@kaitori/desk";
import { EntryStatus, todayInTokyo } from "@kaitori/domain";
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { Transaction } from "../database/database.ts";
import type { EntryWithClaims } from "../database/tables/entry-tables.ts";
import { endSale, payOut } from "../entry/contract/pay-out.ts";
import {
  bookHandOver,
  settleClaim,
  settleUncollectable,
  undoHandOver,
} from "../entry/hand-over/book-hand-over.ts";
import { delayClaim, recordContact, resumeContacts, stopContacts } from "../entry/hand-over/contacts.ts";
import { fixAccount, permitEntry, setFilingDay } from "../entry/hand-over/desk-settings.ts";
import { lateDamagesOf, requireHandOverFacts } from "../entry/hand-over/hand-over-facts.ts";
import { takeBackReport } from "../entry/hand-over/report-claim.ts";
import { type ReviewContext, withReviewContext } from "../entry/make-move.ts";
import { lockEntry } from "../entry/own-entry.ts";
import { decideClaim } from "../entry/review/decide-claim.ts";
import { decideIdentity } from "../entry/review/decide-identity.ts";
import { closeEntry, finishReview, rejectEntry } from "../entry/review/finish-review.ts";
import { acceptItem, askAgainFor } from "../entry/review/item.ts";
import { hasDecided, requireSomebodyToPay } from "../entry/review/second-person.ts";
import { recordComplaint } from "../entry/tasks/open-task.ts";
import { conflict, notFound } from "../http/errors.ts";
import { tokenHash } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { writeAuditRow } from "./audit.ts";
import type { StaffMember } from "./staff-session.ts";

export type ActResult = InferOutput<typeof ActAnswer>;

/** Runs one act on one entry and writes its audit row; an entry of another brand counts as absent. */
export function runAct<Name extends DeskActName>(
  services: Services,
  staff: StaffMember,
  name: Name,
  request: { readonly entryId: number; readonly body: ActBody<Name>; readonly key: string | undefined },
): Promise<ActResult> {
  const { entryId, body } = request;
  const claim = "claim" in body && typeof body.claim === "number" ? body.claim : undefined;
  const now = services.clock();
  const key = request.key ? tokenHash(request.key) : null;
  const row = { staff_id: staff.id, act: name, entry_id: entryId, key };
  // The response to a late hand-over contains the late damages.
  const lateClaim = name === "hand-over" ? claim : undefined;
  return withReviewContext(
    services,
    { actor: "desk", staffId: staff.id, now, entryId },
    async (context, entry) => {
      const { transaction } = context;
      if (!staff.brands.includes(entry.brand)) throw notFound();
      if (await isRepeated(transaction, row, body)) return resultOf(context, entry, lateClaim);
      await deskActs[name](context, entry, body);
      const isSamePerson = name === "pay-out" && (await hasDecided(transaction, entryId, staff.id));
      const detail = isSamePerson ? { ...body, alone: isSamePerson } : body;
      const { brand } = entry;
      await writeAuditRow(transaction, { ...row, brand, claim_id: claim ?? null, detail, at: now });
      return resultOf(context, await lockEntry(transaction, entryId), lateClaim);
    },
  );
}

async function resultOf(
  context: ReviewContext,
  { id, status, claims }: EntryWithClaims,
  lateClaim: number | undefined,
): Promise<ActResult> {
  const row = claims.find((claim) => claim.id === lateClaim);
  const { transaction, brand, now } = context;
  const on = { settings: brand.settings, today: todayInTokyo(now) };
  const late_damages = row ? lateDamagesOf(await requireHandOverFacts(transaction, row), on) : 0;
  return {
    entry: id,
    status,
    claims: claims.map((claim) => ({ id: claim.id, status: claim.status })),
    ...(late_damages > 0 && { late_damages }),
  };
}

/** True for a repeated request. The entry is locked, so that it has waited for the first one. */
async function isRepeated(
  transaction: Transaction,
  row: { staff_id: number; act: string; entry_id: number; key: string | null },
  body: object,
): Promise<boolean> {
  if (row.key === null) return false;
  const isSame = sql<boolean>`act = ${row.act} and entry_id = ${row.entry_id}
    and detail - 'alone' = ${JSON.stringify(body)}::jsonb`;
  const previous = await transaction
    .selectFrom("audit")
    .select(isSame.as("is_same"))
    .where("staff_id", "=", row.staff_id)
    .where("key", "=", row.key)
    .executeTakeFirst();
  if (previous && !previous.is_same) throw conflict("keyReused");
  return previous !== undefined;
}

/** Performs an act. The audit stores the whole body, including a note that the function ignores. */
type DeskActs = {
  readonly [Name in DeskActName]: (
    context: ReviewContext,
    entry: EntryWithClaims,
    body: ActBody<Name>,
  ) => Promise<unknown>;
};

/** All acts of the desk, by their name in URL, command line and audit. */
const deskActs: DeskActs = {
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
