import { comparableInvoice, isOpenOrSold, twinDistance, twinSigns, writeYen } from "@kaitori/domain";
import { sql } from "kysely";
import { anyOf, type Executor } from "../../database/database.ts";

/**
 * Finds invoices that may be sold twice (二重譲渡), in this entry or in any other of the brand (B10, D8). Brands are
 * not compared with each other, because each has its own data. `reason` is the applicant's explanation.
 */
export async function findInvoiceTwins(executor: Executor, entryId: number, claimId?: number) {
  const entryInvoices = await selectInvoices(executor)
    .where("entry.id", "=", entryId)
    .$if(claimId !== undefined, (query) => query.where("claim.id", "=", claimId ?? 0))
    .orderBy("claim.place")
    .execute();
  const otherInvoices = (await findTwinCandidates(executor, entryInvoices))
    .filter(isOpenOrSold)
    .map(toComparable);
  return entryInvoices.map(toComparable).flatMap(({ claim, invoice }) =>
    otherInvoices
      .filter(({ claim: { id } }) => id !== claim.id)
      .map((other) => ({ other: other.claim, signs: twinSigns(invoice, other.invoice) }))
      .filter(({ signs }) => signs.length > 0)
      .map(({ other, signs }) => ({
        claim: claim.id,
        /** Code of the other claim. `entry` and `code` identify its entry. */
        other: other.code,
        entry: other.entry,
        code: other.entry_code,
        signs,
        reason: claim.twin_reason,
      })),
  );
}

const toComparable = (claim: InvoiceRow) => ({
  claim,
  invoice: comparableInvoice({
    ...claim,
    amount: writeYen(claim.amount),
    scheduled_deposit_amount_from_obliger: writeYen(claim.scheduled_deposit_amount_from_obliger),
  }),
});

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof selectInvoices>["execute"]>>[number];

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

/**
 * Claims of the brand with a similar amount and payment date, or with an identical file. The domain decides whether
 * they are twins. Each amount has an index with the payment date.
 */
async function findTwinCandidates(
  executor: Executor,
  entryInvoices: readonly InvoiceRow[],
): Promise<InvoiceRow[]> {
  const brand = entryInvoices[0]?.brand;
  if (brand === undefined) return [];
  const { yen, days } = twinDistance;
  // A separate statement, so that the next one can use the index of the id.
  const claimsWithSameFile = await executor
    .selectFrom("file")
    .innerJoin("claim_file", "claim_file.file_id", "file.id")
    .select("claim_file.claim_id as id")
    .where("file.brand", "=", brand)
    .where("file.sha256", "=", anyOf(entryInvoices.flatMap(({ files }) => files)))
    .execute();
  const isNear = (column: "amount" | "scheduled_deposit_amount_from_obliger", own: InvoiceRow) => {
    const distance = yen(own[column]);
    return sql`claim.${sql.ref(column)} between ${own[column] - distance} and ${own[column] + distance}`;
  };
  const areNear = entryInvoices.map(
    (own) => sql`
      claim.obliger_payment_date between ${own.obliger_payment_date}::date - ${days}::integer
        and ${own.obliger_payment_date}::date + ${days}::integer
      and (${isNear("amount", own)} or ${isNear("scheduled_deposit_amount_from_obliger", own)})`,
  );
  const hasSameFile = sql`claim.id = ${anyOf(claimsWithSameFile.map(({ id }) => id))}`;
  return selectInvoices(executor)
    .where("entry.brand", "=", brand)
    .where(sql<boolean>`(${sql.join([hasSameFile, ...areNear], sql` or `)})`)
    .orderBy("claim.id", "desc")
    .execute();
}
