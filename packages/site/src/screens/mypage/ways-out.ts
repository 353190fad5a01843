import { ClaimStatus, href, isPreContract, type NewEntryBlocker } from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";

/** The entry that each blocker is about, at the page where it can be lifted (R4.14). */
export function waysOut(entries: readonly Entry[]): Partial<Record<NewEntryBlocker, string>> {
  const holding = (status: Claim["status"]) =>
    entries.find(({ claims }) => claims.some((claim) => claim.status === status));
  const [running, inadequate, delayed] = [
    entries.find((entry) => isPreContract(entry)),
    holding(ClaimStatus.inadequate),
    holding(ClaimStatus.delay),
  ];
  return {
    ...(running && { hasPreContractEntry: href.entryDetail({ entryId: running.id }) }),
    ...(inadequate && { hasInadequateClaim: href.entryResubmit({ entryId: inadequate.id }) }),
    ...(delayed && { hasDelayClaim: href.entryDetail({ entryId: delayed.id }) }),
  };
}
