import { type AnyStatus, ClaimStatus, EntryStatus } from "@kaitori/domain";

/**
 * Where an entry stands, as the copy names it: the three ways in which it can end early have no number of their own,
 * and a server may have numbers that nobody knows here.
 */
export type EntryStanding = keyof typeof EntryStatus | "cancelled" | "rejected" | "offerEnded" | "unknown";

interface Standing {
  readonly status: AnyStatus;
  readonly cancelled_at: string | null;
  readonly rejected_at: string | null;
  readonly contracted_at: string | null;
  readonly contract_period: string | null;
}

const standings = new Map<AnyStatus, EntryStanding>([
  [EntryStatus.underReview, "underReview"],
  [EntryStatus.inadequate, "inadequate"],
  [EntryStatus.reviewed, "reviewed"],
  [EntryStatus.contracted, "contracted"],
  [EntryStatus.transferred, "transferred"],
  [EntryStatus.archived, "archived"],
]);

export function entryStanding(entry: Standing): EntryStanding {
  if (entry.cancelled_at !== null) return "cancelled";
  if (entry.rejected_at !== null) return "rejected";
  return isEndedOffer(entry) ? "offerEnded" : (standings.get(entry.status) ?? "unknown");
}

/** Offered and let pass: the last day of the offer is over and nothing was contracted. */
const isEndedOffer = ({ status, contract_period, contracted_at }: Standing) =>
  status === EntryStatus.archived && contract_period !== null && contracted_at === null;

/** What the applicant goes on from: where nothing of a reviewed entry can be bought, nobody here knows the way on. */
export function standingToGoOnFrom(
  entry: Standing & { readonly claims: readonly { readonly status: AnyStatus }[] },
): EntryStanding {
  const standing = entryStanding(entry);
  const isOffered = entry.claims.some(({ status }) => status === ClaimStatus.canBuy);
  return standing === "reviewed" && !isOffered ? "unknown" : standing;
}
