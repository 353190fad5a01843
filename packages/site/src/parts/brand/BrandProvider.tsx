import { createContext, type ReactNode, useContext } from "react";
import type { ShellBrand } from "./shell-brand.ts";

const BrandContext = createContext<ShellBrand | null>(null);

export function BrandProvider({ brand, children }: { brand: ShellBrand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

export function useBrand(): ShellBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("useBrand needs a BrandProvider above it");
  return brand;
}
