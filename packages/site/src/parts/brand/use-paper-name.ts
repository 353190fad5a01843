import { paperName } from "@kaitori/brand/papers";
import { useBrand } from "./BrandProvider.tsx";

/** The names of papers by the kind of their files: also those that the brand asks for beyond the specification. */
export function usePaperName(): (kind: string) => string {
  const { copy } = useBrand();
  return (kind) => paperName(copy, kind);
}
