import type { Transaction } from "../database/database.ts";
import { lockEntry } from "../entries/own-entry.ts";
import { forbidden, notFound } from "../http/errors.ts";
import { reviewing } from "../review/reviewing.ts";
import type { Services } from "../services.ts";
import { audit } from "./audit.ts";
import { type DeskActName, deskActs } from "./desk-acts.ts";
import type { StaffMember } from "./staff-session.ts";

export type ActResult = { entry: number; status: number; claims: { id: number; status: number }[] };

/** One act on one entry, with its row of audit; an entry of a brand that is not theirs is not there. */
export function runAct(
  services: Services,
  staff: StaffMember,
  { name, entryId, body }: { name: DeskActName; entryId: number; body: unknown },
): Promise<ActResult> {
  const { said, claim, run } = deskActs[name](body);
  const now = services.clock();
  return reviewing(services, { actor: "desk", now, entryId }, async (context, entry) => {
    if (!staff.brands.includes(entry.brand)) throw notFound();
    if (name === "pay-out" && !services.config.deskOfOne)
      await requireSecondPerson(context.transaction, staff, entryId);
    await run(context, entry);
    await audit(context.transaction, {
      staffId: staff.id,
      act: name,
      brand: entry.brand,
      entryId,
      ...(claim === undefined ? {} : { claimId: claim }),
      detail: said,
      now,
    });
    const after = await lockEntry(context.transaction, entryId);
    return {
      entry: entryId,
      status: after.status,
      claims: after.claims.map(({ id, status }) => ({ id, status })),
    };
  });
}

/** Whoever has decided what is bought does not pay for it alone. */
async function requireSecondPerson(
  transaction: Transaction,
  { id }: StaffMember,
  entryId: number,
): Promise<void> {
  const decided = await transaction
    .selectFrom("audit")
    .select("id")
    .where("entry_id", "=", entryId)
    .where("staff_id", "=", id)
    .where("act", "in", ["buy", "finish"])
    .executeTakeFirst();
  if (decided) throw forbidden("買い取りを決めた人とは別の人が、支払いを登録してください。");
}
