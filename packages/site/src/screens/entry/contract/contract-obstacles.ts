import {
  type CalendarDate,
  ClaimStatus,
  type ContractBlocker,
  contractBlockers,
  isForSaleOn,
  type WithIdentity,
} from "@kaitori/domain";
import type { Entry } from "@kaitori/wire";

export type ContractObstacle = ContractBlocker | "fallenDue";

/** The obstacles to a contract today (R4.20). An expired offer has a page of its own. */
export function contractObstacles(entry: Entry, user: WithIdentity, today: CalendarDate): ContractObstacle[] {
  const isAllDue = isOffered(entry) && !entry.claims.some((claim) => isForSaleOn(claim, today));
  return [...contractBlockers(entry, user, today), ...(isAllDue ? (["fallenDue"] as const) : [])];
}

const isOffered = ({ claims }: Entry) => claims.some(({ status }) => status === ClaimStatus.canBuy);
