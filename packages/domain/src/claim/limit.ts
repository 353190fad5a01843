import type { Issue } from "../issue.ts";

/** Maximum number of invoices of an entry (R9.1). */
export const maximumClaims = 5;

/** Issue for a sixth invoice, before it is added (R5.9). */
export function addClaimIssues(claims: readonly unknown[]): Issue<"tooManyClaims">[] {
  return claims.length < maximumClaims ? [] : [tooManyClaims];
}

/** Issue for an entry that already has too many invoices (R5.9). */
export const tooManyClaims: Issue<"tooManyClaims"> = {
  path: ["claims"],
  code: "tooManyClaims",
  params: { maximum: maximumClaims },
};
