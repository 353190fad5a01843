import { mailCopy } from "@kaitori/brand/copy/mail";
import { datesOf } from "@kaitori/brand/dates";
import { copyOf } from "@kaitori/brand/text";
import { type CalendarDate, EntryStatus, href, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import { lockApplicant, updateApplicant } from "../../database/applicants.ts";
import type { Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import { conflict, validationFailed } from "../../http/errors.ts";
import { announce } from "../announce.ts";
import { updateHeldPayOuts } from "../contract/promised-pay-outs.ts";
import type { ReviewContext } from "../make-move.ts";

type IdentityDecision = { accept: true; validUntil?: CalendarDate } | { accept: false; reason: string };

const validityYears = 3;

/** A staff member must have opened a document since the last upload. */
async function requireOpenedDocuments(
  transaction: Transaction,
  { id, identity_given_at }: Applicant,
): Promise<void> {
  if (identity_given_at === null) return;
  await transaction
    .selectFrom("audit")
    .innerJoin("file", "file.id", "audit.file_id")
    .select("audit.id")
    .where("audit.act", "=", "open")
    .where("audit.at", ">=", identity_given_at)
    .where("file.applicant_id", "=", id)
    .where("file.kind", "=", "identity")
    .executeTakeFirstOrThrow(() => conflict("identityNotOpened"));
}

/** Accepts the identity documents until a last day, or refuses them with a reason. */
export async function decideIdentity(
  context: ReviewContext,
  applicantId: number,
  decision: IdentityDecision,
): Promise<void> {
  const { transaction, brand, actor, now } = context;
  const applicant = await lockApplicant(transaction, applicantId);
  if (applicant.identity_confirmation !== IdentityConfirmation.confirming)
    throw conflict("noIdentityToDecide", { identity_confirmation: applicant.identity_confirmation });
  if (decision.accept && actor === "desk") await requireOpenedDocuments(transaction, applicant);
  const validUntil = ("validUntil" in decision && decision.validUntil) || lastDayOfValidity(now);
  if (decision.accept && validUntil < todayInTokyo(now))
    throw validationFailed({ valid_until: [{ code: "validUntilPast" }] });
  const { confirmed, inadequate } = IdentityConfirmation;
  const columns = decision.accept
    ? { identity_confirmation: confirmed, identity_valid_date: validUntil, identity_reason: null }
    : { identity_confirmation: inadequate, identity_reason: decision.reason };
  const updated = await updateApplicant(transaction, applicantId, columns);
  const isPayOutHeld = await updateHeldPayOuts(context, updated);
  const offer = await transaction
    .selectFrom("entry")
    .select(["id", "code", "contract_period"])
    .where("applicant_id", "=", applicantId)
    .where("status", "=", EntryStatus.reviewed)
    .$narrowType<{ contract_period: CalendarDate }>()
    .executeTakeFirst();
  const { date, day } = datesOf(brand.copy);
  // An offer or pay-out waits for the decision, so the mail ignores the opt-out.
  const notice = { applicant, isAlwaysMailed: offer !== undefined || isPayOutHeld, entryId: null };
  if (!decision.accept) {
    const { offerWaitsLine } = copyOf(brand.copy, mailCopy);
    const offerLine = offer && offerWaitsLine({ code: offer.code, date: day(offer.contract_period) });
    const values = { reasons: decision.reason, offer: offerLine ? `\n\n${offerLine}` : "" };
    return announce(context, { ...notice, mail: "identityInadequate", values });
  }
  const values = { date: date(validUntil) };
  if (!offer) return announce(context, { ...notice, mail: "identityConfirmed", values, page: href.mypage() });
  return announce(context, {
    ...notice,
    entryId: offer.id,
    mail: "identityConfirmedOffer",
    values: { ...values, code: offer.code, until: date(offer.contract_period) },
    page: href.entryContract({ entryId: offer.id }),
  });
}

const lastDayOfValidity = (now: Date) => {
  const today = todayInTokyo(now);
  const monthAndDay = today.slice(4) === "-02-29" ? "-02-28" : today.slice(4);
  return `${Number(today.slice(0, 4)) + validityYears}${monthAndDay}` as CalendarDate;
};
