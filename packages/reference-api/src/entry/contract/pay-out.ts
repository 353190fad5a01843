import { saleEndCopy } from "@kaitori/brand/copy/sale-end";
import { handOverWords } from "@kaitori/brand/hand-over";
import { copyOf } from "@kaitori/brand/text";
import {
  ClaimStatus,
  type EntryStatus,
  payOutBlockers,
  type SaleEndCause,
  todayInTokyo,
} from "@kaitori/domain";
import { lockApplicant } from "../../database/applicants.ts";
import type { Transaction } from "../../database/database.ts";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, refuseBlocked } from "../../http/errors.ts";
import { updateCanEditBankAccount } from "../hand-over/desk-settings.ts";
import { claimsLeftToHandOver, handOversOf, withHandOverFacts } from "../hand-over/hand-over-facts.ts";
import { updateDueDay } from "../hand-over/record-claim-event.ts";
import { checkMove, makeMove, type ReviewContext } from "../make-move.ts";
import { depositOf } from "../offer/offer-terms.ts";
import { requireClaim } from "../own-entry.ts";
import { requireSecondPerson } from "../review/second-person.ts";
import { closeTasks } from "../tasks/open-task.ts";

/** Pays the signer of the contract (R4.21). A reason is needed if the seller has already reported money of a payer. */
export async function payOut(
  context: ReviewContext,
  entry: EntryWithClaims,
  { reason }: { readonly reason?: string | undefined } = {},
): Promise<EntryStatus> {
  const { transaction, brand } = context;
  checkMove(context, entry, "payOut");
  await requireUnchangedSigner(transaction, entry);
  await requireSecondPerson(context, entry);
  const soldClaims = entry.claims.filter((claim) => claim.status === ClaimStatus.contracted);
  if (reason === undefined) {
    const codes = (await findClaimsWithReport(transaction, soldClaims)).map(({ code }) => code).join(", ");
    if (codes) throw conflict({ code: "payNeedsReason", params: { codes } });
  }
  // From this day the seller must hand over money that the payer has already transferred.
  const payOutDay = todayInTokyo(context.now);
  for (const { id } of soldClaims) await updateDueDay(context, entry, id, { payingOn: payOutDay });
  const status = await makeMove(context, entry, "payOut", {
    values: {
      amount: depositOf(soldClaims),
      handOvers: handOverWords(
        brand,
        await handOversOf(
          transaction,
          claimsLeftToHandOver(await withHandOverFacts(transaction, soldClaims, payOutDay)),
        ),
      ),
    },
  });
  await updateCanEditBankAccount(transaction, entry.applicant_id);
  return status;
}

/** Claims whose seller has reported a receipt or an insolvency. */
export async function findClaimsWithReport(
  transaction: Transaction,
  claims: readonly ClaimRow[],
): Promise<ClaimRow[]> {
  const withFacts = await withHandOverFacts(transaction, claims);
  return withFacts.filter(({ facts }) => facts.receivedOn !== null || facts.isPayerInsolvent);
}

/** Requires a confirmed identity and the names in the contract. The database checks it too; this adds the reason. */
async function requireUnchangedSigner(transaction: Transaction, entry: EntryWithClaims): Promise<void> {
  const applicant = await lockApplicant(transaction, entry.applicant_id);
  const signer = await transaction
    .selectFrom("contract")
    .select(["corporate_division", "company_name", "last_name", "first_name"])
    .where("entry_id", "=", entry.id)
    .executeTakeFirstOrThrow();
  const blockers = payOutBlockers(signer, applicant);
  if (blockers.length > 0) refuseBlocked(blockers);
}

interface SaleEnd {
  readonly claim: number;
  /** Shown to the seller as a sentence of the brand. */
  readonly cause: SaleEndCause;
  /** Visible to staff only. */
  readonly note?: string | undefined;
}

/**
 * Ends the sale of a claim before the pay-out, because the payer is insolvent or has already paid (article 13). The
 * other claims are paid as agreed. The entry ends with its last claim (B12).
 */
export async function endSale(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id, cause, note }: SaleEnd,
): Promise<EntryStatus> {
  const { transaction, brand, now } = context;
  const claim = requireClaim(entry, id);
  const otherClaims = entry.claims.filter((one) => one.status === ClaimStatus.contracted && one.id !== id);
  const move = otherClaims.length > 0 ? "endSale" : "endContract";
  checkMove(context, entry, move, [id]);
  // All open tasks of the claim are about its money, so they are closed.
  await closeTasks(transaction, { claim_id: id }, now);
  const status = await makeMove(context, entry, move, {
    claims: [id],
    cause,
    ...(note === undefined ? {} : { note }),
    values: {
      obliger: claim.obliger_company_name,
      reason: copyOf(brand.copy, saleEndCopy)[cause],
      amount: depositOf(otherClaims),
    },
  });
  await updateCanEditBankAccount(transaction, entry.applicant_id);
  return status;
}
