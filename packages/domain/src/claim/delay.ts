import type { AnyStatus } from "../entry/any-status.ts";
import { ClaimStatus } from "./claim-status.ts";

/** A claim in delay stands in the way only of those without permission to enter meanwhile (R4.15). */
export function hasDelayClaim(
  claims: readonly { readonly status: AnyStatus }[],
  profile: { readonly has_entry_permission_when_delayed: boolean },
): boolean {
  return (
    !profile.has_entry_permission_when_delayed && claims.some((claim) => claim.status === ClaimStatus.delay)
  );
}
