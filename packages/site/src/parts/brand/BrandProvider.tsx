import { createContext, type ReactNode, useContext } from "react";
import type { RuntimeBrand } from "./runtime-brand.ts";

const BrandContext = createContext<RuntimeBrand | null>(null);

export function BrandProvider({ brand, children }: { brand: RuntimeBrand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

export function useBrand(): RuntimeBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("useBrand needs a BrandProvider above it");
  return brand;
}
