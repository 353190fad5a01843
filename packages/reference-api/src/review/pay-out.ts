import { ClaimStatus, type EntryStatus, type PaymentBlocker, paymentBlockers } from "@kaitori/domain";
import { lockApplicant } from "../accounts/applicant-store.ts";
import type { Transaction } from "../database/database.ts";
import { followClaims } from "../entries/follow-claims.ts";
import { moveOrRefuse } from "../entries/move-entry.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { depositOf } from "../entries/terms-price.ts";
import { handOverWords } from "../hand-over/hand-over-words.ts";
import { handOversOf } from "../hand-over/hand-overs.ts";
import { conflict } from "../http/errors.ts";
import { recordReviewStep } from "./record-review-step.ts";
import { moverOf, type ReviewContext } from "./review-context.ts";

/** The money is on its way, to who signed (R4.21). */
export async function payOut(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  const { transaction, actor, now, brand } = context;
  const status = moveOrRefuse(entry, "payOut", moverOf(context));
  await refuseAnother(transaction, entry);
  await transaction
    .updateTable("entry")
    .set({ status, transferred_at: now, updated_at: now })
    .where("id", "=", entry.id)
    .execute();
  const how = { act: "transferred", actor, now } as const;
  const ofClaims = await followClaims(transaction, entry.claims, { move: "payOut", ...how });
  const sold = entry.claims.filter((claim) => claim.status === ClaimStatus.contracted);
  await recordReviewStep(context, entry, {
    history: [{ entryId: entry.id, from: entry.status, to: status, ...how }, ...ofClaims],
    mail: "entryTransferred",
    values: {
      amount: depositOf(sold),
      handOvers: handOverWords(brand, await handOversOf(transaction, sold)),
    },
  });
  return status;
}

const sentences: Readonly<Record<PaymentBlocker, string>> = {
  identityNotConfirmed: "本人確認が済んでいないため、お支払いできません。",
  namedOtherwise: "契約した人と、いまの登録のお名前・会社名が異なるため、お支払いできません。",
};

/** The database refuses it too; this says why. */
async function refuseAnother(transaction: Transaction, entry: EntryWithClaims): Promise<void> {
  const applicant = await lockApplicant(transaction, entry.applicant_id);
  const signer = await transaction
    .selectFrom("contract")
    .select(["corporate_division", "company_name", "last_name", "first_name"])
    .where("entry_id", "=", entry.id)
    .executeTakeFirstOrThrow();
  const [blocker, ...more] = paymentBlockers(signer, applicant);
  if (blocker) throw conflict(sentences[blocker], { blockers: [blocker, ...more] });
}
