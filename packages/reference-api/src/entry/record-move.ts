import type { FillValue } from "@kaitori/brand/text";
import {
  type MovedClaim,
  type MoveName,
  moveOf,
  type NotifiedMove,
  type SaleEndCause,
} from "@kaitori/domain";
import type { GivenReason } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import { lockApplicant } from "../database/applicants.ts";
import type { Transaction, Writes } from "../database/database.ts";
import type { Actor, EntryRow } from "../database/tables/entry-tables.ts";
import type { Services } from "../http/services.ts";
import { jobWrites, type NewJob } from "../jobs/job-store.ts";
import { type Announcement, announcementWrites } from "./announce.ts";
import { historyWrites } from "./history.ts";

export type MoveContext = {
  transaction: Transaction;
  services: Pick<Services, "config">;
  brand: ServedBrand;
  actor: Actor;
  /** The staff member, if the actor is the desk. */
  staffId?: number | undefined;
  now: Date;
};

export type MoveInfo = {
  note?: string;
  /** Reasons that the applicant reads too. */
  reasons?: readonly GivenReason[] | undefined;
  /** Cause that ends a sale before the pay-out. */
  cause?: SaleEndCause;
  /** The applicant, if the caller has already locked the row. */
  applicant?: Announcement["applicant"];
  isInboxOnly?: boolean | undefined;
  /** Values for notice and mail; a number is yen or a count. */
  values?: Readonly<Record<string, FillValue>>;
  /** Job to add with the move. */
  next?: NewJob | undefined;
};

type MovedEntry = Pick<EntryRow, "id" | "code" | "applicant_id">;
type MoveRecord = MoveInfo & { from: number | null; claims: readonly MovedClaim[] };

/** Writes of every move: history rows, the notice to the applicant, and the next job. */
export async function moveRecordWrites(
  context: MoveContext,
  entry: MovedEntry,
  name: MoveName,
  { from, claims, note = "", reasons, cause, next, ...notice }: MoveRecord,
): Promise<Writes> {
  const commonFields = {
    entry_id: entry.id,
    act: name,
    actor: context.actor,
    staff_id: context.staffId ?? null,
    cause,
    at: context.now,
  };
  const to = moveOf(name).entry?.to;
  return {
    ...historyWrites([
      ...(to === undefined ? [] : [{ ...commonFields, from_status: from, to_status: to, note, reasons }]),
      ...claims.map((claim) => ({
        ...commonFields,
        claim_id: claim.id,
        from_status: claim.from,
        to_status: claim.change.to,
        // Only the row of the entry has the note, or that of a claim that moves alone.
        note: to === undefined ? note : "",
        reasons: to === undefined ? reasons : [],
      })),
    ]),
    ...(hasNotice(name) ? await noticeWrites(context, entry, name, notice) : {}),
    ...(next ? jobWrites(next) : {}),
  };
}

const hasNotice = (name: MoveName): name is NotifiedMove => moveOf(name).mail !== undefined;

async function noticeWrites(
  context: MoveContext,
  entry: MovedEntry,
  move: NotifiedMove,
  { applicant, values, isInboxOnly }: Pick<MoveInfo, "applicant" | "values" | "isInboxOnly">,
): Promise<Writes> {
  return announcementWrites(context, {
    applicant: applicant ?? (await lockApplicant(context.transaction, entry.applicant_id)),
    entryId: entry.id,
    mail: move,
    isAlwaysMailed: moveOf(move).mail === "always",
    isInboxOnly,
    values: { ...values, code: entry.code },
  });
}
