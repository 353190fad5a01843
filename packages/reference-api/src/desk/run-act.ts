import * as v from "valibot";
import { lockEntry } from "../entries/own-entry.ts";
import { notFound, validationFailed } from "../http/errors.ts";
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
  const { body: schema, run } = deskActs[name];
  const read = v.safeParse(schema, body);
  if (!read.success)
    throw validationFailed(
      Object.fromEntries(
        read.issues.map((issue) => [v.getDotPath(issue) ?? "non_field_errors", [issue.message]]),
      ),
    );
  const now = services.clock();
  return reviewing(services, { actor: "desk", now, entryId }, async (context, entry) => {
    if (!staff.brands.includes(entry.brand)) throw notFound();
    await run(context, entry, read.output as never);
    const claimId = "claim" in read.output && read.output.claim ? { claimId: read.output.claim } : {};
    await audit(context.transaction, {
      staffId: staff.id,
      act: name,
      brand: entry.brand,
      entryId,
      ...claimId,
      detail: read.output,
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
