import type { Brand } from "@kaitori/brand";
import { priceCopy } from "@kaitori/brand/copy/price";
import { copyOf } from "@kaitori/brand/text";
import { type Price, priceOf, totalPrice } from "@kaitori/domain";
import { sql } from "kysely";
import type { Transaction } from "../../database/database.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";

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
