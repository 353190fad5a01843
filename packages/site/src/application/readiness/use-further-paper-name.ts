import { furtherPaperName } from "@kaitori/brand";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** What a paper is called that the brand asks for beside the specification's, without the names of all the others. */
export function useFurtherPaperName(): (kind: string | undefined) => string {
  const { copy } = useBrand();
  const { furtherPaper } = useCopy(readinessCopy);
  return (kind) => (kind && furtherPaperName(copy, kind)) ?? furtherPaper;
}
