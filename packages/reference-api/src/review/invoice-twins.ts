import { isOpenOrSold, type TwinSign, twinDistance, twinSigns, writeYen } from "@kaitori/domain";
import { sql } from "kysely";
import { anyOf } from "../database/any-of.ts";
import type { Executor } from "../database/database.ts";

/** A claim of the entry that may be one invoice with another claim of the brand, and why. */
export type InvoiceTwin = {
  claim: number;
  /** The receipt number of the other claim; then the entry it is in. */
  other: string;
  entry: number;
  code: string;
  signs: TwinSign[];
};

/**
 * 二重譲渡 as the desk has to see it: the same invoice again in this entry or in another of the brand, whoever the
 * applicant is (B10, D8). Between brands nothing is compared: the data of each is its own.
 */
export async function invoiceTwins(executor: Executor, entryId: number): Promise<InvoiceTwin[]> {
  const own = await invoices(executor).where("entry.id", "=", entryId).orderBy("claim.place").execute();
  const others = (await candidates(executor, own)).filter(isOpenOrSold);
  return own.flatMap((claim) =>
    others
      .filter(({ id }) => id !== claim.id)
      .map((other) => ({ other, signs: twinSigns(readable(claim), readable(other)) }))
      .filter(({ signs }) => signs.length > 0)
      .map(({ other, signs }) => ({
        claim: claim.id,
        other: other.code,
        entry: other.entry,
        code: other.entry_code,
        signs,
      })),
  );
}

const readable = ({ amount, ...claim }: InvoiceRow) => ({ ...claim, amount: writeYen(amount) });

type InvoiceRow = Awaited<ReturnType<ReturnType<typeof invoices>["execute"]>>[number];

const invoices = (executor: Executor) =>
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
      "claim.obliger_payment_date",
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

/** What an index finds: near in amount and day, or resting on the same bytes. The domain judges them. */
async function candidates(executor: Executor, own: readonly InvoiceRow[]): Promise<InvoiceRow[]> {
  const brand = own[0]?.brand;
  if (brand === undefined) return [];
  const { yen, days } = twinDistance;
  const sameBytes = await claimsOfBytes(
    executor,
    brand,
    own.flatMap(({ files }) => files),
  );
  return invoices(executor)
    .where("entry.brand", "=", brand)
    .where(({ or, and, eb }) =>
      or([
        eb("claim.id", "=", anyOf(sameBytes)),
        ...own.map(({ amount, obliger_payment_date: day }) =>
          and([
            eb("claim.amount", ">=", amount - yen),
            eb("claim.amount", "<=", amount + yen),
            eb("claim.obliger_payment_date", ">=", sql<string>`${day}::date - ${days}::integer`),
            eb("claim.obliger_payment_date", "<=", sql<string>`${day}::date + ${days}::integer`),
          ]),
        ),
      ]),
    )
    .orderBy("claim.id", "desc")
    .execute();
}

async function claimsOfBytes(
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
