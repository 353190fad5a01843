import {
  type CalendarDate,
  ClaimStatus,
  type ContractBlocker,
  contractBlockers,
  isForSaleOn,
  isOfferOver,
  type WithIdentity,
} from "@kaitori/domain";
import type { Entry } from "@kaitori/wire";

export type ContractObstacle = ContractBlocker | "periodOver" | "fallenDue" | "noTerms";

/** What keeps the entry from being contracted today, the domain's causes and the offer's last day (R4.20, R5.10). */
export function contractObstacles(entry: Entry, user: WithIdentity, today: CalendarDate): ContractObstacle[] {
  const isOver = isOfferOver(entry, today);
  const isAllDue = isOffered(entry) && !entry.claims.some((claim) => isForSaleOn(claim, today));
  return [
    ...contractBlockers(entry, user, today),
    ...(isOver ? (["periodOver"] as const) : []),
    ...(isAllDue ? (["fallenDue"] as const) : []),
  ];
}

const isOffered = ({ claims }: Entry) => claims.some(({ status }) => status === ClaimStatus.canBuy);
