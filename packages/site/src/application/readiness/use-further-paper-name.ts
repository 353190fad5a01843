import { furtherPaperName } from "@kaitori/brand";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Names a further paper of the brand without loading the names of all others. */
export function useFurtherPaperName(): (kind: string | undefined) => string {
  const { copy } = useBrand();
  const { furtherPaper } = useCopy(readinessCopy);
  return (kind) => (kind && furtherPaperName(copy, kind)) ?? furtherPaper;
}
