import { handOverWords } from "@kaitori/brand/hand-over";
import {
  ClaimStatus,
  type EntryStatus,
  type PayOutBlocker,
  payOutBlockers,
  todayInTokyo,
} from "@kaitori/domain";
import { lockApplicant } from "../../database/applicants.ts";
import type { Transaction } from "../../database/database.ts";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, type RefusalMessage } from "../../http/errors.ts";
import { followClaimMoney } from "../hand-over/follow-money.ts";
import { claimsLeftToHandOver, withHandOverFacts } from "../hand-over/hand-over-facts.ts";
import { handOversOf } from "../hand-over/hand-overs.ts";
import { followMoney } from "../hand-over/permissions.ts";
import { checkMove, makeMove } from "../make-move.ts";
import { depositOf } from "../offer/terms-price.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { requireSecondPerson } from "../review/second-person.ts";

/** Pays the signer of the contract (R4.21); with a reason where money of a payer has been reported before. */
export async function payOut(
  context: ReviewContext,
  entry: EntryWithClaims,
  { reason }: { readonly reason?: string | undefined } = {},
): Promise<EntryStatus> {
  const { transaction, brand } = context;
  checkMove(context, entry, "payOut");
  await refuseAnother(transaction, entry);
  await requireSecondPerson(context, entry);
  const sold = entry.claims.filter((claim) => claim.status === ClaimStatus.contracted);
  if (reason === undefined) await refuseReportedWithoutReason(transaction, sold);
  // Money that the payer has already transferred must be handed over from this day on.
  const payingOn = todayInTokyo(context.now);
  const paidClaims: ClaimRow[] = [];
  for (const { id } of sold) paidClaims.push(await followClaimMoney(context, entry, id, { payingOn }));
  const status = await makeMove(context, entry, "payOut", {
    values: {
      amount: depositOf(sold),
      handOvers: handOverWords(
        brand,
        await handOversOf(
          transaction,
          claimsLeftToHandOver(await withHandOverFacts(transaction, paidClaims, payingOn)),
        ),
      ),
    },
  });
  await followMoney(transaction, entry.applicant_id);
  return status;
}

/** A claim whose payer has paid or is insolvent needs a reason for the pay-out. */
async function refuseReportedWithoutReason(
  transaction: Transaction,
  sold: readonly ClaimRow[],
): Promise<void> {
  const codes = (await claimsWithReport(transaction, sold)).map(({ code }) => code).join(", ");
  if (codes) throw conflict({ code: "payReported", params: { codes } });
}

/** Claims whose seller has reported a receipt or an insolvency. */
export async function claimsWithReport(
  transaction: Transaction,
  claims: readonly ClaimRow[],
): Promise<ClaimRow[]> {
  const ids = claims.map(({ id }) => id);
  const reports = await transaction
    .selectFrom("claim_report")
    .select("claim_id")
    .where("claim_id", "in", ids)
    .where("kind", "in", ["received", "payerInsolvent"])
    .where("taken_back_at", "is", null)
    .execute();
  return claims.filter(({ id }) => reports.some(({ claim_id }) => claim_id === id));
}

const refusals = {
  identityNotConfirmed: "payIdentityNotConfirmed",
  namedOtherwise: "payNamedOtherwise",
} as const satisfies Record<PayOutBlocker, RefusalMessage>;

/** The database refuses it too; this adds the reason. */
async function refuseAnother(transaction: Transaction, entry: EntryWithClaims): Promise<void> {
  const applicant = await lockApplicant(transaction, entry.applicant_id);
  const signer = await transaction
    .selectFrom("contract")
    .select(["corporate_division", "company_name", "last_name", "first_name"])
    .where("entry_id", "=", entry.id)
    .executeTakeFirstOrThrow();
  const [blocker, ...more] = payOutBlockers(signer, applicant);
  if (blocker) throw conflict(refusals[blocker], { blockers: [blocker, ...more] });
}
