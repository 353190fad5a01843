import { lockEntry } from "../entries/own-entry.ts";
import { notFound } from "../http/errors.ts";
import { reviewing } from "../review/reviewing.ts";
import { hasDecided } from "../review/second-person.ts";
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
  const { said, claim, run } = deskActs[name].read(body);
  const now = services.clock();
  return reviewing(services, { actor: "desk", staffId: staff.id, now, entryId }, async (context, entry) => {
    if (!staff.brands.includes(entry.brand)) throw notFound();
    await run(context, entry);
    const alone = name === "pay-out" && (await hasDecided(context.transaction, entryId, staff.id));
    await audit(context.transaction, {
      staffId: staff.id,
      act: name,
      brand: entry.brand,
      entryId,
      ...(claim === undefined ? {} : { claimId: claim }),
      detail: alone ? { ...said, alone } : said,
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
