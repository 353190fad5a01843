import { furtherPaperName } from "@kaitori/brand";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/**
 * The name of a paper that the brand asks for beyond the specification, without loading the names of all the others.
 */
export function useFurtherPaperName(): (kind: string | undefined) => string {
  const { copy } = useBrand();
  const { furtherPaper } = useCopy(readinessCopy);
  return (kind) => (kind && furtherPaperName(copy, kind)) ?? furtherPaper;
}
