import {
  type CalendarDate,
  type ContractBlocker,
  contractBlockers,
  type WithIdentity,
} from "@kaitori/domain";
import type { Entry } from "@kaitori/wire";

export type ContractHindrance = ContractBlocker | "periodOver" | "noTerms";

/** What keeps the entry from being contracted today, the domain's causes and the offer's last day (R4.20, R5.10). */
export function contractHindrances(
  entry: Entry,
  user: WithIdentity,
  today: CalendarDate,
): ContractHindrance[] {
  const isOver = entry.contract_period !== null && entry.contract_period < today;
  return [...contractBlockers(entry, user, today), ...(isOver ? (["periodOver"] as const) : [])];
}
