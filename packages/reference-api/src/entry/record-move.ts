import type { FillValue } from "@kaitori/brand/text";
import {
  href,
  type MovedClaim,
  type MoveName,
  moveOf,
  type NotifiedMove,
  type SaleEndCause,
} from "@kaitori/domain";
import type { GivenReason } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import { siteAddress } from "../brands/site-address.ts";
import { lockApplicant } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import type { Actor, EntryRow } from "../database/tables/entry-tables.ts";
import type { Writes } from "../database/writes.ts";
import type { Services } from "../http/services.ts";
import { jobWrites, type NewJob } from "../jobs/job-store.ts";
import { type Announcement, announcementWrites } from "./announce.ts";
import { historyWrites } from "./history.ts";

/** Actor, brand and time of a move. */
export type MoveContext = {
  transaction: Transaction;
  services: Pick<Services, "config">;
  brand: ServedBrand;
  actor: Actor;
  /** The staff member, where the actor is the desk. */
  staffId?: number | undefined;
  now: Date;
};

export type MoveNews = {
  /** Reason for the history. */
  note?: string;
  /** Reason for the applicant too. */
  reasons?: readonly GivenReason[] | undefined;
  /** Why a sale ends before it is paid. */
  cause?: SaleEndCause;
  /** The applicant, if already locked; always locked after the entry. */
  applicant?: Announcement["applicant"];
  /** Notice without a mail. */
  isNoticeOnly?: boolean | undefined;
  /** Values for notice and mail; a number is yen or a count. */
  values?: Readonly<Record<string, FillValue>>;
  /** Job that acts next, if any. */
  next?: NewJob | undefined;
};

type MovedEntry = Pick<EntryRow, "id" | "code" | "applicant_id">;
type MoveRecord = MoveNews & { from: number | null; claims: readonly MovedClaim[] };

/** The writes after every move: its dated rows, the notice to the applicant, and the next job. */
export async function newsWrites(
  context: MoveContext,
  entry: MovedEntry,
  name: MoveName,
  { from, claims, note = "", reasons, cause, next, ...notice }: MoveRecord,
): Promise<Writes> {
  const how = {
    entryId: entry.id,
    act: name,
    actor: context.actor,
    staffId: context.staffId,
    cause,
    now: context.now,
  };
  const to = moveOf(name).entry?.to;
  const why = reasons ? { reasons } : {};
  return {
    ...historyWrites([
      ...(to === undefined ? [] : [{ ...how, from, to, note, ...why }]),
      ...claims.map((claim) => ({
        ...how,
        claimId: claim.id,
        from: claim.from,
        to: claim.change.to,
        // One row: of the entry, or of the claim that moves by itself.
        note: to === undefined ? note : "",
        ...(to === undefined ? why : {}),
      })),
    ]),
    ...(hasNotice(name) ? await noticeWrites(context, entry, name, notice) : {}),
    ...(next ? jobWrites(next) : {}),
  };
}

const hasNotice = (name: MoveName): name is NotifiedMove => moveOf(name).mail !== undefined;

/** With the way to the page of the entry. */
async function noticeWrites(
  { transaction, services, brand, now }: MoveContext,
  entry: MovedEntry,
  move: NotifiedMove,
  { applicant, values = {}, isNoticeOnly }: Pick<MoveNews, "applicant" | "values" | "isNoticeOnly">,
): Promise<Writes> {
  const url = siteAddress(brand, services.config, href.entryDetail({ entryId: entry.id }));
  return announcementWrites({
    brand,
    applicant: applicant ?? (await lockApplicant(transaction, entry.applicant_id)),
    entryId: entry.id,
    mail: move,
    withContract: move === "contract",
    isAlwaysMailed: moveOf(move).mail === "always",
    isNoticeOnly,
    values: { ...values, code: entry.code, url },
    now,
  });
}
