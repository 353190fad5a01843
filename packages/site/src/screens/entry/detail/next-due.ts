import { type CalendarDate, ClaimStatus, EntryStatus } from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";

/** The next day by which the applicant has something to do. */
export type NextDue =
  | { readonly kind: "contract"; readonly on: CalendarDate }
  | { readonly kind: "return"; readonly on: CalendarDate; readonly claim: Claim };

/** The offer is taken up by its day; each obliger's money is handed on by the day of its claim, the earliest first. */
export function nextDue({ status, contract_period, claims }: Entry): NextDue | null {
  if (status === EntryStatus.reviewed) return contract_period && { kind: "contract", on: contract_period };
  if (status !== EntryStatus.transferred) return null;
  const [first] = claims
    .filter(isOwed)
    .flatMap((claim) => (claim.return_date ? [{ claim, on: claim.return_date }] : []))
    .sort((one, other) => (one.on < other.on ? -1 : 1));
  return first ? { kind: "return", ...first } : null;
}

const isOwed = ({ status }: Claim) => status === ClaimStatus.transferred || status === ClaimStatus.delay;
