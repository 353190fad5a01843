import { ClaimStatus } from "./claim-status.ts";

export type ContractSelection<Id> =
  | { readonly ok: true; readonly statuses: ReadonlyMap<Id, ClaimStatus> }
  | { readonly ok: false; readonly cause: "nothingSelected" | "notForSale" };

/**
 * What becomes of the claims when some are selected for contract: at least one of can_buy is taken,
 * the others that could have been bought become cancel (R4.21). What the desk refused stays refused.
 */
export function selectForContract<Id extends number | string>(
  claims: readonly { readonly id: Id; readonly status: number }[],
  selected: readonly Id[],
): ContractSelection<Id> {
  const forSale = claims.filter((claim) => claim.status === ClaimStatus.canBuy).map((claim) => claim.id);
  if (selected.length === 0) return { ok: false, cause: "nothingSelected" };
  if (!selected.every((id) => forSale.includes(id))) return { ok: false, cause: "notForSale" };
  const statuses = forSale.map(
    (id) => [id, selected.includes(id) ? ClaimStatus.contracted : ClaimStatus.cancel] as const,
  );
  return { ok: true, statuses: new Map(statuses) };
}
