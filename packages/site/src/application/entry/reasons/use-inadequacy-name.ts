import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import type { Claim, Inadequacy } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";

export function useInadequacyName(
  claims: readonly Claim[],
): (item: Pick<Inadequacy, "subject" | "claim">) => string {
  const words = useCopy(entryDetailCopy);
  const paperName = usePaperName();
  return ({ subject, claim: id }) => {
    const obliger = claims.find((claim) => claim.id === id)?.obliger_company_name ?? "";
    if (subject === "claim") return words.inadequateClaim({ obliger });
    const paper = paperName(subject);
    return obliger === "" ? paper : words.inadequateOf({ paper, obliger });
  };
}
