import { paperName } from "@kaitori/brand/papers";
import { useBrand } from "./BrandProvider.tsx";

/** Names a paper by kind, including papers that only this brand requires. */
export function usePaperName(): (kind: string) => string {
  const { copy } = useBrand();
  return (kind) => paperName(copy, kind);
}
