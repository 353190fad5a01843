import { sql } from "kysely";
import type { Transaction } from "../../database/database.ts";

/** Sets the bank charge of each claim in one statement, if it has changed. */
export async function writeCharges(
  transaction: Transaction,
  claims: readonly { readonly id: number; readonly bank_charge: number | null }[],
): Promise<void> {
  const charges = JSON.stringify(claims.map(({ id, bank_charge }) => ({ id, bank_charge })));
  await sql`
    update claim set bank_charge = charge.bank_charge
    from json_to_recordset(${charges}::json) as charge (id bigint, bank_charge bigint)
    where claim.id = charge.id and claim.bank_charge is distinct from charge.bank_charge`.execute(
    transaction,
  );
}
