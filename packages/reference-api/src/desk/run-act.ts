import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "../database/database.ts";
import type { EntryWithClaims } from "../database/tables/entry-tables.ts";
import { knownClaims } from "../entry/hand-over/known-claims.ts";
import { damagesOf } from "../entry/hand-over/late-damages-of.ts";
import { lockEntry } from "../entry/own-entry.ts";
import type { ReviewContext } from "../entry/review/review-context.ts";
import { reviewing } from "../entry/review/reviewing.ts";
import { hasDecided } from "../entry/review/second-person.ts";
import { conflict, notFound } from "../http/errors.ts";
import { tokenHash } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { audit } from "./audit.ts";
import type { StaffMember } from "./staff-session.ts";

/** With a key the act is done once, however often the request is sent. */
export type AskedAct<Said> = {
  readonly entryId: number;
  /** The input of the act, also kept in the audit. */
  readonly said: Said;
  readonly key?: string | undefined;
};
/** An act by its name. */
type NamedAct<Said> = AskedAct<Said> & {
  readonly name: string;
  readonly run: (context: ReviewContext, entry: EntryWithClaims, said: Said) => Promise<unknown>;
};
export type ActResult = {
  entry: number;
  status: number;
  claims: { id: number; status: number }[];
  /** Of a hand-over that was booked late. */
  late_damages?: number;
};

/** One act on one entry, with its row of audit; an entry of another brand than the staff member's counts as absent. */
export function runAct<Said extends object>(
  services: Services,
  staff: StaffMember,
  { name, entryId, said, key: sent, run }: NamedAct<Said>,
): Promise<ActResult> {
  const claim = "claim" in said && typeof said.claim === "number" ? said.claim : undefined;
  const now = services.clock();
  const key = sent && tokenHash(sent);
  // The answer to a late hand-over states the late damages.
  const damagedClaim = name === "hand-over" ? claim : undefined;
  return reviewing(services, { actor: "desk", staffId: staff.id, now, entryId }, async (context, entry) => {
    if (!staff.brands.includes(entry.brand)) throw notFound();
    if (key && (await wasDone(context.transaction, { staffId: staff.id, key, name, entryId, said })))
      return resultOf(context, entry, damagedClaim);
    await run(context, entry, said);
    const alone = name === "pay-out" && (await hasDecided(context.transaction, entryId, staff.id));
    await audit(context.transaction, {
      staffId: staff.id,
      act: name,
      brand: entry.brand,
      entryId,
      ...(claim === undefined ? {} : { claimId: claim }),
      detail: alone ? { ...said, alone } : said,
      key,
      now,
    });
    return resultOf(context, await lockEntry(context.transaction, entryId), damagedClaim);
  });
}

async function resultOf(
  context: ReviewContext,
  { id, status, claims }: EntryWithClaims,
  damagedClaim: number | undefined,
): Promise<ActResult> {
  const damaged = claims.filter((claim) => claim.id === damagedClaim);
  const late_damages = await damagesOf(context, await knownClaims(context.transaction, damaged));
  return {
    entry: id,
    status,
    claims: claims.map((claim) => ({ id: claim.id, status: claim.status })),
    ...(late_damages > 0 && { late_damages }),
  };
}

/** Asked with the entry locked: the same act of the same person waits until the first has ended. */
async function wasDone(
  transaction: Transaction,
  {
    staffId,
    key,
    name,
    entryId,
    said,
  }: { staffId: number; key: string; said: object } & Pick<NamedAct<object>, "name" | "entryId">,
): Promise<boolean> {
  const first = await transaction
    .selectFrom("audit")
    .select(["act", "entry_id", "detail"])
    .where("staff_id", "=", staffId)
    .where("key", "=", key)
    .executeTakeFirst();
  if (!first) return false;
  const { alone: _, ...before } = first.detail;
  if (first.act !== name || first.entry_id !== entryId || !isDeepStrictEqual(before, asKept(said)))
    throw conflict("keyReused");
  return true;
}

/** As it comes back from the database. */
const asKept = (said: object): unknown => JSON.parse(JSON.stringify(said));
