import { createContext, type ReactNode, useContext } from "react";
import { useStore } from "zustand";
import { BrandProvider } from "#parts/brand/BrandProvider.tsx";
import type { Site } from "./site.ts";

const SiteReactContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <SiteReactContext value={site}>
      <BrandProvider brand={site.brand}>{children}</BrandProvider>
    </SiteReactContext>
  );
}

export function useSite(): Site {
  const site = useContext(SiteReactContext);
  if (!site) throw new Error("useSite needs a SiteProvider above it");
  return site;
}

export const useSession = () => useStore(useSite().session.store);
