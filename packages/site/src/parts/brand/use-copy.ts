import { type CopyArea, type CopyOf, type CopyTexts, copyOf } from "@kaitori/brand";
import { useBrand } from "./BrandProvider.tsx";

export function useCopy<Name extends string, Texts extends CopyTexts>(
  area: CopyArea<Name, Texts>,
): CopyOf<CopyArea<Name, Texts>> {
  return copyOf(useBrand().copy, area);
}
