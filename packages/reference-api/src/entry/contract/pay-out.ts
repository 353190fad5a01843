import { handOverWords } from "@kaitori/brand/hand-over";
import {
  ClaimStatus,
  type EntryStatus,
  type PaymentBlocker,
  paymentBlockers,
  todayInTokyo,
} from "@kaitori/domain";
import { lockApplicant } from "../../database/applicants.ts";
import type { Transaction } from "../../database/database.ts";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, type Saying } from "../../http/errors.ts";
import { followClaimMoney } from "../hand-over/follow-money.ts";
import { handOversOf } from "../hand-over/hand-overs.ts";
import { knownClaims, stillOwed } from "../hand-over/known-claims.ts";
import { followMoney } from "../hand-over/permissions.ts";
import { makeMove, moveOrRefuse } from "../make-move.ts";
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
  moveOrRefuse(context, entry, "payOut");
  await refuseAnother(transaction, entry);
  await requireSecondPerson(context, entry);
  const sold = entry.claims.filter((claim) => claim.status === ClaimStatus.contracted);
  if (reason === undefined) await refuseReported(transaction, sold);
  // Money that the payer has sent already is handed over from this day on.
  const payingOn = todayInTokyo(context.now);
  const owed: ClaimRow[] = [];
  for (const { id } of sold) owed.push(await followClaimMoney(context, entry, id, { payingOn }));
  const status = await makeMove(context, entry, "payOut", {
    values: {
      amount: depositOf(sold),
      handOvers: handOverWords(
        brand,
        await handOversOf(transaction, stillOwed(await knownClaims(transaction, owed, payingOn))),
      ),
    },
  });
  await followMoney(transaction, entry.applicant_id);
  return status;
}

/** Of an invoice whose payer has paid already, or can pay no more, a person says why its price is paid all the same. */
async function refuseReported(transaction: Transaction, sold: readonly ClaimRow[]): Promise<void> {
  const codes = (await reportedOf(transaction, sold)).map(({ code }) => code).join(", ");
  if (codes) throw conflict({ code: "payReported", params: { codes } });
}

/** The claims whose seller has said that the money is there, or will not come. */
export async function reportedOf(transaction: Transaction, claims: readonly ClaimRow[]): Promise<ClaimRow[]> {
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
} as const satisfies Record<PaymentBlocker, Saying>;

/** The database refuses it too; this says why. */
async function refuseAnother(transaction: Transaction, entry: EntryWithClaims): Promise<void> {
  const applicant = await lockApplicant(transaction, entry.applicant_id);
  const signer = await transaction
    .selectFrom("contract")
    .select(["corporate_division", "company_name", "last_name", "first_name"])
    .where("entry_id", "=", entry.id)
    .executeTakeFirstOrThrow();
  const [blocker, ...more] = paymentBlockers(signer, applicant);
  if (blocker) throw conflict(refusals[blocker], { blockers: [blocker, ...more] });
}
