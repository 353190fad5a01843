import { handOverWords } from "@kaitori/brand/hand-over";
import { ClaimStatus, type EntryStatus, type PaymentBlocker, paymentBlockers } from "@kaitori/domain";
import { lockApplicant } from "../accounts/applicant-store.ts";
import type { Transaction } from "../database/database.ts";
import { makeMove, moveOrRefuse } from "../entries/make-move.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { depositOf } from "../entries/terms-price.ts";
import { handOversOf } from "../hand-over/hand-overs.ts";
import { followMoney } from "../hand-over/permissions.ts";
import { conflict, type Saying } from "../http/errors.ts";
import type { ReviewContext } from "./review-context.ts";
import { requireSecondPerson } from "./second-person.ts";

/** Pays the signer of the contract (R4.21). */
export async function payOut(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  const { transaction, brand } = context;
  moveOrRefuse(context, entry, "payOut");
  await refuseAnother(transaction, entry);
  await requireSecondPerson(context, entry);
  const sold = entry.claims.filter((claim) => claim.status === ClaimStatus.contracted);
  const status = await makeMove(context, entry, "payOut", {
    values: {
      amount: depositOf(sold),
      handOvers: handOverWords(brand, await handOversOf(transaction, sold)),
    },
  });
  await followMoney(transaction, entry.applicant_id);
  return status;
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
