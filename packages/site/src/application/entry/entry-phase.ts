import { type AnyStatus, EntryStatus, withExpiredOfferArchived } from "@kaitori/domain";
import type { Entry } from "@kaitori/wire";
import { readToday } from "#foundation/clock/clock.ts";
import { isOffered } from "./entry-price.ts";

/** The four early ends have no status number of their own; another server may have unknown numbers. */
export type EntryPhase =
  | keyof typeof EntryStatus
  | "cancelled"
  | "rejected"
  | "offerEnded"
  | "contractEnded"
  | "unknown";

type DatedEntry = Pick<
  Entry,
  | "status"
  | "cancelled_at"
  | "rejected_at"
  | "contracted_at"
  | "contract_period"
  | "transferred_at"
  | "transaction_completed_at"
>;

const phases = new Map<AnyStatus, EntryPhase>(
  Object.entries(EntryStatus).map(([phase, status]) => [status, phase as keyof typeof EntryStatus]),
);

export function entryPhase(savedEntry: DatedEntry): EntryPhase {
  const entry = withExpiredOfferArchived(savedEntry, readToday());
  if (entry.cancelled_at !== null) return "cancelled";
  if (entry.rejected_at !== null) return "rejected";
  if (isEndedContract(entry)) return "contractEnded";
  return isEndedOffer(entry) ? "offerEnded" : (phases.get(entry.status) ?? "unknown");
}

export const isFinished = ({ status }: Pick<DatedEntry, "status">) => status === EntryStatus.archived;

const isEndedOffer = ({ status, contract_period, contracted_at }: DatedEntry) =>
  status === EntryStatus.archived && contract_period !== null && contracted_at === null;

const isEndedContract = ({ status, contracted_at, transferred_at, transaction_completed_at }: DatedEntry) =>
  status === EntryStatus.archived &&
  contracted_at !== null &&
  transferred_at === null &&
  transaction_completed_at === null;

export const hasEndedUnpaid = (entry: DatedEntry): boolean =>
  ["cancelled", "rejected", "offerEnded", "contractEnded"].includes(entryPhase(entry));

/** An applicant whose identity is not confirmed is not sent to the contract (R4.20). */
export const nextWords = (phase: EntryPhase, isIdentityUnconfirmed: boolean) =>
  phase === "reviewed" && isIdentityUnconfirmed ? "reviewedUnconfirmedNext" : (`${phase}Next` as const);

/** Unknown if no claim of a reviewed entry can be bought, because then the page can offer no next step. */
export function actionablePhase(entry: DatedEntry & Pick<Entry, "claims">): EntryPhase {
  const phase = entryPhase(entry);
  return phase === "reviewed" && !entry.claims.some(isOffered) ? "unknown" : phase;
}
