import type { MailName } from "@kaitori/brand/mail";
import type { FillValue } from "@kaitori/brand/text";
import {
  type EntryChange,
  EntryStatus,
  type MovedClaim,
  type MoveName,
  type MoveRefusal,
  moveOf,
  type NotifiedMove,
  resultOfMove,
  type SaleEndCause,
} from "@kaitori/domain";
import type { GivenReason } from "@kaitori/wire";
import type { Updateable } from "kysely";
import type { ServedBrand } from "../brands/brand.ts";
import { lockApplicant } from "../database/applicants.ts";
import { type Transaction, type Writes, write } from "../database/database.ts";
import type {
  Actor,
  ClaimTable,
  EntryAct,
  EntryRow,
  EntryTable,
  EntryWithClaims,
} from "../database/tables/entry-tables.ts";
import { conflict, notFound } from "../http/errors.ts";
import type { RawJson } from "../http/handle.ts";
import type { Services } from "../http/services.ts";
import { jobWrites, type NewJob } from "../jobs/job-store.ts";
import { type Announcement, announcementWrites } from "./announce.ts";
import { draftDeletion, draftEntryForm } from "./draft/draft-store.ts";
import { historyWrites } from "./history.ts";
import { lockEntry } from "./own-entry.ts";
import { insertEntry, type NewEntry } from "./submission/insert-entry.ts";

export type MoveContext = {
  transaction: Transaction;
  services: Pick<Services, "config">;
  brand: ServedBrand;
  actor: Actor;
  /** The staff member, if the actor is the desk. */
  staffId?: number | undefined;
  now: Date;
};

type MoveInfo = {
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

type MoveColumns = "status" | "updated_at" | "handed_over_at" | NonNullable<EntryChange["date"]>;

/** Columns that may change together with a status. */
type OtherEntryColumns = Omit<Updateable<EntryTable>, MoveColumns>;
type OtherClaimColumns = Omit<Updateable<ClaimTable>, MoveColumns>;

type MoveDetails = MoveInfo & {
  claims?: readonly number[];
  /** Further columns of the entry and of the selected claims to change. */
  set?: OtherEntryColumns;
  setClaims?: OtherClaimColumns;
};

/**
 * Applies a move of the domain's table with its date, history and notices as one statement (R4.21, B8). The database
 * refuses any other change of a status.
 */
export async function makeMove(
  context: MoveContext,
  entry: EntryWithClaims,
  name: MoveName,
  { claims: selected = [], set, setClaims, ...moveInfo }: MoveDetails = {},
): Promise<EntryStatus> {
  const { status, claims } = checkMove(context, entry, name, selected);
  const { entry: change, clearsRemarks } = moveOf(name);
  await write(context.transaction, {
    ...(change && {
      moved_entry: (query) =>
        query
          .updateTable("entry")
          .set({ ...set, ...movedColumns(change, context.now) })
          .where("id", "=", entry.id),
    }),
    ...claimWrites(claims, context.now, selected, setClaims),
    ...(clearsRemarks && {
      cleared_remarks: (query) =>
        query
          .deleteFrom("inadequacy")
          .where("entry_id", "=", entry.id)
          .$if(clearsRemarks === "ofSelectedClaims", (remarks) => remarks.where("claim_id", "in", selected)),
    }),
    ...(await moveRecord(context, entry, name, { ...moveInfo, from: entry.status, claims })),
  });
  return status;
}

/** The mail of a move has its name. */
const hasMail = (name: MoveName): name is NotifiedMove => moveOf(name).mail !== undefined;

const moveRecord = (
  context: MoveContext,
  entry: Pick<EntryRow, "id" | "code" | "applicant_id">,
  name: MoveName,
  record: MoveInfo & { from: number | null; claims: readonly MovedClaim[] },
): Promise<Writes> =>
  eventWrites(context, entry, {
    ...record,
    act: name,
    to: moveOf(name).entry?.to,
    mail: hasMail(name) ? name : undefined,
    isAlwaysMailed: moveOf(name).mail === "always",
  });

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

/** Inserts the entry with its record, and deletes the draft that it was made from. */
export async function makeSubmission(
  context: MoveContext,
  newEntry: NewEntry,
  moveInfo: (id: number) => MoveInfo,
): Promise<RawJson> {
  const { code, applicant_id } = newEntry.entry;
  const { id, answer } = await insertEntry(context.transaction, newEntry);
  const record = { ...moveInfo(id), from: null, claims: [] };
  await write(context.transaction, {
    ...(await moveRecord(context, { id, code, applicant_id }, "submit", record)),
    deleted_draft: draftDeletion({ applicantId: applicant_id, form: draftEntryForm }),
  });
  return answer;
}

/** Computes the result of a move, or throws a conflict with the current status (R4.21). */
export function checkMove(
  { actor }: Pick<MoveContext, "actor">,
  entry: EntryWithClaims,
  name: MoveName,
  selected?: readonly number[],
) {
  // The review policy moves as the domain's `system`.
  const by = actor === "review" ? "system" : actor;
  const result = resultOfMove(entry, name, { by, selected });
  if (!result.ok) throw refusal(result);
  return result;
}

const refusal = ({ cause, status }: MoveRefusal) =>
  cause === "wrongClaimStatus"
    ? conflict("claimNotInState", { claim_status: status })
    : conflict("entryNotInState", { entry_status: status });

type Change<To> = { to: To; date?: string | undefined; clears?: string | undefined };

const movedColumns = <To>({ to, date, clears }: Change<To>, now: Date) => ({
  status: to,
  updated_at: now,
  ...(date ? { [date]: now } : {}),
  ...(clears ? { [clears]: null } : {}),
});

/** One statement per change. `otherColumns` applies to the selected claims. */
function claimWrites(
  claims: readonly MovedClaim[],
  now: Date,
  selected: readonly number[],
  otherColumns: OtherClaimColumns = {},
): Writes {
  const claimsByChange = Map.groupBy(claims, ({ change }) => change);
  return Object.fromEntries(
    [...claimsByChange].map(([change, changedClaims]) => {
      const ids = changedClaims.map(({ id }) => id);
      const selectedColumns = ids.every((id) => selected.includes(id)) ? otherColumns : {};
      const set = { ...selectedColumns, ...movedColumns(change, now) };
      return [`moved_to_${change.to}`, (query) => query.updateTable("claim").set(set).where("id", "in", ids)];
    }),
  );
}

/** Context of a move by desk, review policy or system. */
export type ReviewContext = MoveContext & { actor: Exclude<Actor, "applicant"> };

/** Runs the work in one transaction on the locked entry, with the brand of the entry. */
export async function withReviewContext<Result>(
  services: Services,
  { entryId, ...origin }: Pick<ReviewContext, "actor" | "staffId" | "now"> & { entryId: number },
  work: (context: ReviewContext, entry: EntryWithClaims) => Promise<Result>,
): Promise<Result> {
  return services.database.transaction().execute(async (transaction) => {
    const entry = await lockEntry(transaction, entryId);
    const brand = services.brands.find(({ name }) => name === entry.brand);
    if (!brand) throw notFound();
    return work({ transaction, services, brand, ...origin }, entry);
  });
}

export function requireUnderReview(entry: { status: EntryStatus }): void {
  if (entry.status === EntryStatus.underReview) return;
  throw conflict("notUnderReview", { entry_status: entry.status });
}

export const reviewJob = "auto-review";
export const payOutJob = "auto-pay-out";
/** Job that the profile adds for new identity documents. */
export const identityJob = "review-identity";

/** Milliseconds before an automatic decision. */
const delayMilliseconds = 5_000;

/** Returns a job only with REVIEW=auto; with REVIEW=desk the staff decide. */
const createRequest =
  (kind: string) =>
  ({ config }: Pick<Services, "config">, id: number, now: Date): NewJob | undefined =>
    config.review === "auto"
      ? { kind, payload: { id }, runAt: new Date(now.getTime() + delayMilliseconds) }
      : undefined;

export const requestReview = createRequest(reviewJob);
export const requestPayOut = createRequest(payOutJob);
