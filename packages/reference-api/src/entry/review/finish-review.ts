import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { mailCopy } from "@kaitori/brand/copy/mail";
import { datesOf } from "@kaitori/brand/dates";
import { paperName } from "@kaitori/brand/papers";
import { reasonsText } from "@kaitori/brand/reasons";
import { copyOf } from "@kaitori/brand/text";
import {
  ClaimStatus,
  chargeOnFirstClaim,
  DocumentsConfirmation,
  type EntryStatus,
  handOverDay,
  isBelowLimit,
  isOpenClaim,
  todayInTokyo,
  yenWithSeparators,
} from "@kaitori/domain";
import type { GivenReason } from "@kaitori/wire";
import { getApplicant } from "../../database/applicants.ts";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { Inadequacy } from "../../database/tables/numeric-ids.ts";
import { conflict } from "../../http/errors.ts";
import { identityLine, paragraphOf } from "../../mail/identity-line.ts";
import { findInadequacies } from "../inadequacies.ts";
import { checkMove, makeMove, type ReviewContext } from "../make-move.ts";
import { depositOf, lastOfferDayOrRefuse, offerAmountName, writeTerms } from "../offer/offer-terms.ts";
import { confirmFurtherPapers } from "../submission/further-papers.ts";
import { principalsOf } from "./decide-claim.ts";
import { type Item, setItemStatus } from "./item.ts";

/** Asks again if items are inadequate. Otherwise offers or rejects the entry, whose claims must all be decided. */
export async function finishReview(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  checkMove(context, entry, "offer");
  const inadequacies = await findInadequacies(context.transaction, entry.id);
  if (inadequacies.length > 0) return askAgain(context, entry, inadequacies);
  if (entry.claims.some(({ status }) => status === ClaimStatus.underReview))
    throw conflict("claimsUndecided", { entry_status: entry.status });
  const boughtClaims = entry.claims.filter(({ status }) => status === ClaimStatus.canBuy);
  if (boughtClaims.length === 0)
    return rejectEntry(context, entry, { reasons: await readRefusalReasons(context, entry.id) });
  const { limits } = context.brand.settings;
  // The brand buys no less than its minimum, so the desk must reject the entry.
  if (isBelowLimit(principalsOf(boughtClaims), limits))
    throw conflict({ code: "boughtBelowLimit", params: { min: limits.purchaseAmountMin } });
  return makeOffer(context, entry, boughtClaims);
}

/** Reasons of all refused claims, each reason and day once. */
async function readRefusalReasons({ transaction }: ReviewContext, entryId: number): Promise<GivenReason[]> {
  const rows = await transaction
    .selectFrom("entry_history")
    .select("reasons")
    .where("entry_id", "=", entryId)
    .where("act", "=", "refuse")
    .orderBy("id")
    .execute();
  const reasons = rows.flatMap((row) => row.reasons);
  return reasons.filter(
    ({ code, possible_from }, index) =>
      reasons.findIndex((one) => one.code === code && one.possible_from === possible_from) === index,
  );
}

function askAgain(
  context: ReviewContext,
  entry: EntryWithClaims,
  inadequacies: readonly Pick<Inadequacy, "subject" | "claim" | "reason">[],
): Promise<EntryStatus> {
  const reasons = inadequacies.map(({ reason }) => `・${reason}`).join("\n");
  return makeMove(context, entry, "askAgain", {
    claims: inadequacies.flatMap(({ claim }) => claim ?? []),
    set: { description_of_inadequate_document: reasons },
    note: reasons,
    // The mail names each paper and the payer of its invoice.
    values: {
      reasons: inadequacies.map((item) => `■${itemName(context, entry, item)}\n${item.reason}`).join("\n\n"),
      days: String(context.brand.settings.promises.decision),
    },
  });
}

function itemName(
  { brand }: ReviewContext,
  { claims }: EntryWithClaims,
  { subject, claim }: Pick<Inadequacy, "subject" | "claim">,
): string {
  const words = copyOf(brand.copy, entryDetailCopy);
  const obliger = claims.find(({ id }) => id === claim)?.obliger_company_name;
  if (subject === "claim") return words.inadequateClaim({ obliger: obliger ?? "" });
  const paper = paperName(brand.copy, subject);
  return obliger === undefined ? paper : words.inadequateOf({ paper, obliger });
}

async function makeOffer(
  context: ReviewContext,
  entry: EntryWithClaims,
  offeredClaims: readonly ClaimRow[],
): Promise<EntryStatus> {
  const lastDay = lastOfferDayOrRefuse(offeredClaims, todayInTokyo(context.now));
  const { promises, limits } = context.brand.settings;
  // One transfer pays all offered claims, so there is one bank charge. The brand may have changed its days meanwhile.
  const chargedClaims = chargeOnFirstClaim(offeredClaims, limits.bankCharge).map((claim) => ({
    ...claim,
    return_date: handOverDay(claim.obliger_payment_date, promises.closedDay, promises.handOver),
  }));
  await writeTerms(context.transaction, chargedClaims);
  await confirmRemainingPapers(context, entry);
  const applicant = await getApplicant(context.transaction, entry.applicant_id);
  const identity = identityLine(context.brand, applicant, context.now);
  return makeMove(context, entry, "offer", {
    set: { contract_period: lastDay, hand_over_days: promises.handOver, closed_day: promises.closedDay },
    values: {
      amountName: offerAmountName(context.brand, chargedClaims),
      amount: depositOf(chargedClaims),
      date: datesOf(context.brand.copy).day(lastDay),
      refused: refusedLines(context, entry),
      // The next step: the contract, or first the identity.
      identity: identity ? paragraphOf(identity) : copyOf(context.brand.copy, mailCopy).mayContractLine,
    },
  });
}

function refusedLines({ brand }: ReviewContext, { claims }: EntryWithClaims): string {
  const refusedClaims = claims.filter(({ status }) => status === ClaimStatus.cannotBuy);
  if (refusedClaims.length === 0) return "";
  const words = copyOf(brand.copy, mailCopy);
  const lines = refusedClaims.map(({ obliger_company_name: obliger, amount }) =>
    words.claimLine({ obliger, amount: yenWithSeparators(amount) }),
  );
  return `\n\n${words.refusedLines({ claims: lines.join("\n") })}`;
}

/** An offer implies that the papers are accepted. */
async function confirmRemainingPapers(context: ReviewContext, entry: EntryWithClaims): Promise<void> {
  const items: (Item & { status: DocumentsConfirmation })[] = [
    {
      subject: "withdrawals_detail",
      claim: null,
      status: entry.account_activity_statement_confirmation_status,
    },
    { subject: "financial_statements", claim: null, status: entry.financial_statement_confirmation_status },
    ...entry.claims.flatMap(({ id, invoice_confirmation_status, additional_doc_confirmation_status }) => [
      { subject: "invoice" as const, claim: id, status: invoice_confirmation_status },
      { subject: "additional_doc" as const, claim: id, status: additional_doc_confirmation_status },
    ]),
  ];
  for (const { status, ...item } of items)
    if (status === DocumentsConfirmation.confirming)
      await setItemStatus(context, entry, item, DocumentsConfirmation.confirmed);
  await confirmFurtherPapers(context, entry);
}

type Rejection = { reasons?: readonly GivenReason[] | undefined; note?: string | undefined };

/** Rejects the whole entry. The applicant reads the reasons, and only staff read the note (B15). */
export const rejectEntry = (
  context: ReviewContext,
  entry: EntryWithClaims,
  { reasons = [{ code: "overall" }], note = "" }: Rejection = {},
): Promise<EntryStatus> =>
  makeMove(context, entry, "reject", {
    reasons,
    note,
    values: { reasons: reasonsText(context.brand.copy, reasons) },
  });

/** Closes an entry if nothing is left to hand over (R4.21). */
export async function closeEntry(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  checkMove(context, entry, "close");
  // The database checks it too, but this refusal names the claims.
  const openCodes = entry.claims.filter(isOpenClaim).map(({ code }) => code);
  if (openCodes.length > 0)
    throw conflict(
      { code: "claimsOpen", params: { codes: openCodes.join(", ") } },
      { entry_status: entry.status },
    );
  return makeMove(context, entry, "close");
}
