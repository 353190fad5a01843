import { EntryStatus, promisedDay } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Executor } from "../../database/database.ts";

/** Lists contracted entries of an applicant, or of the whole brand, with the promised pay-out day. */
export async function promisedPayOuts(
  executor: Executor,
  { name, settings: { promises } }: Pick<ServedBrand, "name" | "settings">,
  applicantId?: number,
) {
  const rows = await executor
    .selectFrom("entry")
    .innerJoin("contract", "contract.entry_id", "entry.id")
    .select(["entry.id", "entry.code", "contract.pay_out_by", "contract.signed_at"])
    .where("entry.brand", "=", name)
    .where("entry.status", "=", EntryStatus.contracted)
    .$if(applicantId !== undefined, (query) => query.where("entry.applicant_id", "=", applicantId ?? 0))
    .orderBy("entry.id")
    .execute();
  return rows.map(({ id, code, pay_out_by, signed_at }) => ({
    entryId: id,
    code,
    payOutBy: pay_out_by ?? promisedDay(signed_at, promises.payOut, promises.dayEnds),
  }));
}
