import { reportCopy } from "@kaitori/brand/copy/report";
import { yenOf, yenWithSeparators } from "@kaitori/domain";
import { Heading } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { claimElementId } from "./use-reported-focus.ts";

export const ClaimHeading = ({ claim, title }: { claim: Pick<Claim, "id">; title: string }) => (
  <Heading level={3} id={claimElementId(claim.id)} tabIndex={-1}>
    {title}
  </Heading>
);

type Named = Pick<Claim, "id" | "obliger_company_name" | "amount">;

/** Names a claim by its payer, and by its amount if two claims share a payer. */
export function useClaimTitle(allClaims: readonly Named[]) {
  const words = useCopy(reportCopy);
  return ({ id, obliger_company_name: obliger, amount }: Named): string =>
    allClaims.some((otherClaim) => otherClaim.id !== id && otherClaim.obliger_company_name === obliger)
      ? words.ofClaimAmong({ obliger, amount: yenWithSeparators(yenOf(amount)) })
      : words.ofClaim({ obliger });
}
