import type { MailName } from "@kaitori/brand/mail";
import type { FillValue } from "@kaitori/brand/text";
import type { SaleEndCause } from "@kaitori/domain";
import type { GivenReason } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import { lockApplicant } from "../database/applicants.ts";
import type { Transaction, Writes } from "../database/database.ts";
import type { Actor, EntryAct, EntryRow } from "../database/tables/entry-tables.ts";
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

type RecordedEvent = MoveInfo & {
  act: EntryAct;
  from?: number | null;
  /** New status of the entry, if it changes. */
  to?: number | undefined;
  claims: readonly { id: number; from: number | null; change: { to: number } }[];
  /** Mail and notice of the event, if it has its own. */
  mail?: MailName | undefined;
  isAlwaysMailed?: boolean;
};

/** Writes of every event: history rows, the notice to the applicant, and the next job. */
export async function eventWrites(
  context: MoveContext,
  entry: Pick<EntryRow, "id" | "code" | "applicant_id">,
  { act, from = null, to, claims, mail, isAlwaysMailed = true, ...info }: RecordedEvent,
): Promise<Writes> {
  const { note = "", reasons, cause, next, applicant, values, isInboxOnly } = info;
  const commonFields = {
    entry_id: entry.id,
    act,
    actor: context.actor,
    staff_id: context.staffId ?? null,
    cause,
    at: context.now,
  };
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
    ...(mail &&
      announcementWrites(context, {
        applicant: applicant ?? (await lockApplicant(context.transaction, entry.applicant_id)),
        entryId: entry.id,
        mail,
        isAlwaysMailed,
        isInboxOnly,
        values: { ...values, code: entry.code },
      })),
    ...(next && jobWrites(next)),
  };
}
