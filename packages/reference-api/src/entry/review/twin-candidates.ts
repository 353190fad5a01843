import { type CalendarDate, twinDistance } from "@kaitori/domain";
import { sql } from "kysely";
import { anyOf } from "../../database/columns.ts";
import type { Executor } from "../../database/database.ts";

export type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>["execute"]>>[number];

/** Selects claims with the hashes of their invoice files and the holders of their payment accounts. */
const selectInvoices = (executor: Executor) =>
  executor
    .selectFrom("claim")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .select([
      "claim.id",
      "claim.code",
      "claim.status",
      "claim.obliger_company_name",
      "claim.houjinbangou",
      "claim.amount",
      "claim.scheduled_deposit_amount_from_obliger",
      "claim.obliger_payment_date",
      "claim.twin_reason",
      "entry.id as entry",
      "entry.code as entry_code",
      "entry.brand",
      sql<string[]>`array(
        select file.sha256 from claim_file join file on file.id = claim_file.file_id
        where claim_file.claim_id = claim.id and claim_file.kind like 'invoice%')`.as("files"),
      sql<string[]>`array(
        select account ->> 'formatted_holder_name'
        from jsonb_array_elements(claim.receive_payment_account -> 'obliger_accounts') as account)`.as(
        "holders",
      ),
    ]);

export const invoicesOfEntry = (executor: Executor, entryId: number): Promise<InvoiceRow[]> =>
  selectInvoices(executor).where("entry.id", "=", entryId).orderBy("claim.place").execute();

const amounts = ["amount", "scheduled_deposit_amount_from_obliger"] as const;

/**
 * Claims of the brand with a similar amount and payment date, or with an identical file. The domain decides whether
 * they are twins. Each amount has an index with the payment date.
 */
export async function findTwinCandidates(
  executor: Executor,
  ownInvoices: readonly InvoiceRow[],
): Promise<InvoiceRow[]> {
  const brand = ownInvoices[0]?.brand;
  if (brand === undefined) return [];
  const { yen, days } = twinDistance;
  const claimsWithSameFile = await findClaimsByHash(
    executor,
    brand,
    ownInvoices.flatMap(({ files }) => files),
  );
  return selectInvoices(executor)
    .where("entry.brand", "=", brand)
    .where(({ or, and, eb }) =>
      or([
        eb("claim.id", "=", anyOf(claimsWithSameFile)),
        ...ownInvoices.map(({ obliger_payment_date: day, ...claim }) =>
          and([
            eb("claim.obliger_payment_date", ">=", sql<CalendarDate>`${day}::date - ${days}::integer`),
            eb("claim.obliger_payment_date", "<=", sql<CalendarDate>`${day}::date + ${days}::integer`),
            or(
              amounts.map((column) =>
                eb.between(
                  `claim.${column}`,
                  claim[column] - yen(claim[column]),
                  claim[column] + yen(claim[column]),
                ),
              ),
            ),
          ]),
        ),
      ]),
    )
    .orderBy("claim.id", "desc")
    .execute();
}

async function findClaimsByHash(
  executor: Executor,
  brand: string,
  hashes: readonly string[],
): Promise<number[]> {
  const rows = await executor
    .selectFrom("file")
    .innerJoin("claim_file", "claim_file.file_id", "file.id")
    .select("claim_file.claim_id as id")
    .where("file.brand", "=", brand)
    .where("file.sha256", "=", anyOf(hashes))
    .execute();
  return rows.map(({ id }) => id);
}
