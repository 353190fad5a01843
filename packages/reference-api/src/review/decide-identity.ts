import { datesOf } from "@kaitori/brand/dates";
import { EntryStatus, href, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import { lockApplicant } from "../accounts/applicant-store.ts";
import { siteAddress } from "../brands/site-address.ts";
import type { Transaction } from "../database/database.ts";
import { announce } from "../entries/announce.ts";
import { dayOf } from "../entries/day.ts";
import { conflict, validationFailed } from "../http/errors.ts";
import { requireOpened } from "./require-opened.ts";
import type { ReviewContext } from "./review-context.ts";

export type IdentityDecision = { accept: true; validUntil?: string } | { accept: false; reason: string };

const yearsValid = 3;

/** Accepts the identity documents until a day, or refuses them with a reason. */
export async function decideIdentity(
  context: ReviewContext,
  applicantId: number,
  decision: IdentityDecision,
): Promise<void> {
  const { transaction, services, brand, actor, now } = context;
  const applicant = await lockApplicant(transaction, applicantId);
  if (applicant.identity_confirmation !== IdentityConfirmation.confirming)
    throw conflict("noIdentityToDecide", {
      identity_confirmation: applicant.identity_confirmation,
    });
  if (decision.accept && actor === "desk") await requireOpened(transaction, applicant);
  const validUntil = dayOf(
    "validUntil" in decision && decision.validUntil ? decision.validUntil : yearsFrom(now),
  );
  if (decision.accept && validUntil < todayInTokyo(now))
    throw validationFailed({ valid_until: [{ code: "validUntilPast" }] });
  await transaction
    .updateTable("applicant")
    .set(
      decision.accept
        ? {
            identity_confirmation: IdentityConfirmation.confirmed,
            identity_valid_date: validUntil,
            identity_reason: null,
          }
        : { identity_confirmation: IdentityConfirmation.inadequate, identity_reason: decision.reason },
    )
    .where("id", "=", applicantId)
    .execute();
  const url = siteAddress(brand, services.config, href.profile());
  await announce(transaction, {
    brand,
    applicant,
    entryId: null,
    mail: decision.accept ? "identityConfirmed" : "identityInadequate",
    // An offer waits for it and ends by itself: that is about the contract, whatever else is mailed.
    isAlwaysMailed: await hasOffer(transaction, applicantId),
    values: decision.accept
      ? { date: datesOf(brand.copy).date(validUntil), url }
      : { reasons: decision.reason, url },
    now,
  });
}

async function hasOffer(transaction: Transaction, applicantId: number): Promise<boolean> {
  const offered = await transaction
    .selectFrom("entry")
    .select("id")
    .where("applicant_id", "=", applicantId)
    .where("status", "=", EntryStatus.reviewed)
    .executeTakeFirst();
  return offered !== undefined;
}

const yearsFrom = (now: Date) => {
  const today = todayInTokyo(now);
  return `${Number(today.slice(0, 4)) + yearsValid}${today.slice(4) === "-02-29" ? "-02-28" : today.slice(4)}`;
};
