import {
  ClaimStatus,
  DocumentsConfirmation,
  type EntryStatus,
  japaneseDateWithWeekday,
  moveClaim,
  todayInTokyo,
  withOneCharge,
} from "@kaitori/domain";
import { inadequacies } from "../entries/inadequacies.ts";
import { moveOrRefuse } from "../entries/move-entry.ts";
import { type EntryWithClaims, lockEntry } from "../entries/own-entry.ts";
import { depositOf } from "../entries/terms-price.ts";
import { conflict } from "../http/errors.ts";
import { setItemStatus } from "./item.ts";
import { recordReviewStep } from "./record-review-step.ts";
import { rejectEntry } from "./reject-entry.ts";
import { contractPeriod } from "./return-date.ts";
import { moverOf, type ReviewContext } from "./review-context.ts";

/** What was given back goes to the applicant; else every claim is decided and the offer goes out; with nothing to buy it is declined. */
export async function finishReview(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  moveOrRefuse(entry, "finishReview", moverOf(context));
  const found = await inadequacies(context.transaction, entry.id);
  if (found.length > 0) return askAgain(context, entry, found);
  if (entry.claims.some(({ status }) => status === ClaimStatus.underReview))
    throw conflict("判断していない請求書があります。", { entry_status: entry.status });
  if (!entry.claims.some(({ status }) => status === ClaimStatus.canBuy))
    return rejectEntry(context, entry, "");
  return offer(context, entry);
}

async function askAgain(
  context: ReviewContext,
  entry: EntryWithClaims,
  found: readonly { claim: number | null; reason: string }[],
): Promise<EntryStatus> {
  const { transaction, actor, now } = context;
  const status = moveOrRefuse(entry, "askAgain", moverOf(context));
  const reasons = found.map(({ reason }) => `・${reason}`).join("\n");
  await transaction
    .updateTable("entry")
    .set({ status, description_of_inadequate_document: reasons, updated_at: now })
    .where("id", "=", entry.id)
    .execute();
  const ofClaims = [];
  for (const claim of entry.claims.filter(({ id }) => found.some((one) => one.claim === id))) {
    const moved = moveClaim(claim, "askAgain");
    if (!moved.ok) continue;
    await transaction
      .updateTable("claim")
      .set({ status: moved.status, updated_at: now })
      .where("id", "=", claim.id)
      .execute();
    ofClaims.push({
      entryId: entry.id,
      claimId: claim.id,
      act: "returned",
      actor,
      from: claim.status,
      to: moved.status,
      now,
    } as const);
  }
  await recordReviewStep(context, entry, {
    history: [
      { entryId: entry.id, act: "returned", actor, from: entry.status, to: status, note: reasons, now },
      ...ofClaims,
    ],
    mail: "entryInadequate",
    values: { reasons },
  });
  return status;
}

async function offer(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  const { transaction, actor, now } = context;
  const status = moveOrRefuse(entry, "finishReview", moverOf(context));
  const until = contractPeriod(todayInTokyo(now));
  await transaction
    .updateTable("entry")
    .set({ status, reviewed_at: now, updated_at: now, contract_period: until })
    .where("id", "=", entry.id)
    .execute();
  await chargeOnce(context, entry);
  await confirmTheRest(context, entry);
  await recordReviewStep(context, entry, {
    history: [{ entryId: entry.id, act: "reviewed", actor, from: entry.status, to: status, now }],
    mail: "entryReviewed",
    values: { amount: await depositOfOffer(context, entry.id), date: japaneseDateWithWeekday(until) },
  });
  return status;
}

/** What arrives when everything that is offered is contracted. */
async function depositOfOffer({ transaction }: ReviewContext, entryId: number): Promise<number> {
  const { claims } = await lockEntry(transaction, entryId);
  return depositOf(claims.filter(({ status }) => status === ClaimStatus.canBuy));
}

/** What is offered together is paid for by one transfer. */
async function chargeOnce({ transaction, brand }: ReviewContext, { claims }: EntryWithClaims): Promise<void> {
  const offered = claims.filter(({ status }) => status === ClaimStatus.canBuy);
  for (const { id, bank_charge } of withOneCharge(offered, brand.settings.limits.bankCharge))
    await transaction.updateTable("claim").set({ bank_charge }).where("id", "=", id).execute();
}

/** Making an offer implies that the papers are accepted. */
async function confirmTheRest(context: ReviewContext, entry: EntryWithClaims): Promise<void> {
  const { confirming, confirmed } = DocumentsConfirmation;
  const set = (item: Parameters<typeof setItemStatus>[2]) => setItemStatus(context, entry, item, confirmed);
  if (entry.account_activity_statement_confirmation_status === confirming)
    await set({ subject: "withdrawals_detail", claim: null });
  if (entry.financial_statement_confirmation_status === confirming)
    await set({ subject: "financial_statements", claim: null });
  for (const { id, invoice_confirmation_status, additional_doc_confirmation_status } of entry.claims) {
    if (invoice_confirmation_status === confirming) await set({ subject: "invoice", claim: id });
    if (additional_doc_confirmation_status === confirming)
      await set({ subject: "additional_doc", claim: id });
  }
}
