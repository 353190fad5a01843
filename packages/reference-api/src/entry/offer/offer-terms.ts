import type { Brand } from "@kaitori/brand";
import { priceCopy } from "@kaitori/brand/copy/price";
import type { BrandSettings } from "@kaitori/brand/settings";
import { copyOf } from "@kaitori/brand/text";
import {
  type CalendarDate,
  type HandOverDays,
  lastDayOfOffer,
  type Price,
  priceOf,
  totalPrice,
  writeYen,
} from "@kaitori/domain";
import { sql } from "kysely";
import { anyOf, type Executor, type Transaction } from "../../database/database.ts";
import type { ClaimRow, EntryRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict } from "../../http/errors.ts";

/** Hand-over days of an offer or contract; before the offer those of the brand. */
export const agreedDays = (
  agreed: Pick<EntryRow, "hand_over_days" | "closed_day">,
  { promises }: BrandSettings,
): HandOverDays => ({
  handOver: agreed.hand_over_days ?? promises.handOver,
  closedDay: agreed.closed_day ?? promises.closedDay,
});

type OfferedClaim = Pick<ClaimRow, "code" | "obliger_payment_date">;

/** The last day to contract these claims (B12). Refuses claims without a bank day before the payment date. */
export function lastOfferDayOrRefuse(claims: readonly OfferedClaim[], today: CalendarDate): CalendarDate {
  const dateOf = ({ obliger_payment_date }: OfferedClaim) => obliger_payment_date;
  const lastDay = lastDayOfOffer(claims.map(dateOf), today);
  if (lastDay !== null) return lastDay;
  const lateClaims = claims.filter((claim) => lastDayOfOffer([dateOf(claim)], today) === null);
  throw conflict({
    code: "tooLateToOffer",
    params: { codes: lateClaims.map(({ code }) => code).join(", ") },
  });
}

/** 買い取る額 − 手数料 − 振込手数料 = 入金額 of each claim (B5). */
export const pricedClaims = (claims: readonly ClaimRow[]) =>
  claims.map((claim) => ({ claim, price: priceOfClaim(claim) }));

export const depositOf = (claims: readonly ClaimRow[]) => totalPrice(claims.map(priceOfClaim)).deposit;

/** The name of the amount on the screens, so that only an offer of several claims says that all must be contracted. */
export const offerAmountName = ({ copy }: Pick<Brand, "copy">, claims: readonly unknown[]): string =>
  copyOf(copy, priceCopy)[claims.length > 1 ? "expectedOfAll" : "expected"];

function priceOfClaim(claim: ClaimRow): Price {
  const { amount: faceValue, purchase_principal_amount, purchase_fee: fee, bank_charge: bankCharge } = claim;
  const principal = purchase_principal_amount ?? faceValue;
  const price =
    fee === null || bankCharge === null ? null : priceOf({ faceValue, principal, fee, bankCharge });
  // The review quotes a price with every claim that can be bought.
  if (price === null) throw new Error(`Claim ${claim.id} is for sale without a price`);
  return price;
}

/** Writes bank charge and hand-over day of the claims in one statement. */
export async function writeTerms(
  transaction: Transaction,
  claims: readonly Pick<ClaimRow, "id" | "bank_charge" | "return_date">[],
): Promise<void> {
  const terms = JSON.stringify(
    claims.map(({ id, bank_charge, return_date }) => ({ id, bank_charge, return_date })),
  );
  await sql`
    update claim set bank_charge = terms.bank_charge, return_date = terms.return_date
    from json_populate_recordset(null::claim, ${terms}) as terms
    where claim.id = terms.id
      and (claim.bank_charge, claim.return_date) is distinct from (terms.bank_charge, terms.return_date)`.execute(
    transaction,
  );
}

/** Converts an entry to the input of the domain's check before a contract (R5.10). */
export async function contractForm(executor: Executor, entry: EntryWithClaims) {
  const { purchase_amount_desired, claims } = entry;
  const papers = await executor
    .selectFrom("claim_file")
    .select(["claim_id", "file_id as id", "kind"])
    .where("claim_id", "=", anyOf(claims.map(({ id }) => id)))
    .execute();
  return {
    ...entry,
    purchase_amount_desired: writeYen(purchase_amount_desired),
    claims: claims.map((claim) => ({
      ...claim,
      amount: writeYen(claim.amount),
      scheduled_deposit_amount_from_obliger: writeYen(claim.scheduled_deposit_amount_from_obliger),
      contentfiles: papers.filter((paper) => paper.claim_id === claim.id),
    })),
  };
}
