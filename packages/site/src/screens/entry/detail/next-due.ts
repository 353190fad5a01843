import { type CalendarDate, EntryStatus } from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";
import { owedClaims } from "../../../entry/owed-claims.ts";

/** The next day by which the applicant has something to do. */
export type NextDue =
  | { readonly kind: "contract"; readonly on: CalendarDate }
  | { readonly kind: "return"; readonly on: CalendarDate; readonly claim: Claim };

/** The offer is taken up by its day; each obliger's money is handed on by the day of its claim, the earliest first. */
export function nextDue({ status, contract_period, claims }: Entry): NextDue | null {
  if (status === EntryStatus.reviewed) return contract_period && { kind: "contract", on: contract_period };
  if (status !== EntryStatus.transferred) return null;
  const [first] = owedClaims(claims);
  return first ? { kind: "return", ...first } : null;
}
