import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import type { Claim, Inadequacy } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";

/** What was given back, by name: the paper, and whose invoice it belongs to. */
export function useInadequacyName(
  claims: readonly Claim[],
): (item: Pick<Inadequacy, "subject" | "claim">) => string {
  const words = useCopy(entryDetailCopy);
  const kinds = useCopy(fileKindsCopy);
  return ({ subject, claim: id }) => {
    const obliger = claims.find((claim) => claim.id === id)?.obliger_company_name ?? "";
    if (subject === "claim") return words.inadequateClaim({ obliger });
    return obliger === "" ? kinds[subject] : words.inadequateOf({ paper: kinds[subject], obliger });
  };
}
