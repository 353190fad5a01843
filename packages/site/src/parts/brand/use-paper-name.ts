import { paperName } from "@kaitori/brand/papers";
import { useBrand } from "./BrandProvider.tsx";

export function usePaperName(): (kind: string) => string {
  const { copy } = useBrand();
  return (kind) => paperName(copy, kind);
}
