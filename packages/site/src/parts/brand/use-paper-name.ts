import { paperName } from "@kaitori/brand/papers";
import { useBrand } from "./BrandProvider.tsx";

/** What papers are called by the kind of their files: also those that the brand asks for beside the specification's. */
export function usePaperName(): (kind: string) => string {
  const { copy } = useBrand();
  return (kind) => paperName(copy, kind);
}
