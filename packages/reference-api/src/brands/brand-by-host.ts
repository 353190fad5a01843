import { hostsOf } from "@kaitori/brand/settings";
import type { ServedBrand } from "./brand.ts";

export type BrandByHost = (host: string) => ServedBrand | undefined;

/** Finds the brand whose host equals the Host header without its port. */
export function brandByHost(brands: readonly ServedBrand[]): BrandByHost {
  const brandOfHost = new Map<string, ServedBrand>();
  for (const brand of brands) for (const host of hostsOf(brand.settings)) brandOfHost.set(host, brand);
  return (host) => brandOfHost.get(hostName(host));
}

export const hostName = (host: string) => host.replace(/:\d+$/, "").toLowerCase();
