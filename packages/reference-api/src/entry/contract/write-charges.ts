import { sql } from "kysely";
import type { Transaction } from "../../database/database.ts";

/**
 * Sets the bank charge of each claim, where it is another than before.
 *
 * Tuned: all claims are one JSON value and one statement, whatever their number.
 */
export async function writeCharges(
  transaction: Transaction,
  claims: readonly { readonly id: number; readonly bank_charge: number | null }[],
): Promise<void> {
  const charges = JSON.stringify(claims.map(({ id, bank_charge }) => ({ id, bank_charge })));
  await sql`
    update claim set bank_charge = given.bank_charge
    from json_to_recordset(${charges}::json) as given (id bigint, bank_charge bigint)
    where claim.id = given.id and claim.bank_charge is distinct from given.bank_charge`.execute(transaction);
}
