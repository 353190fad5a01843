import type { ServedBrand } from "./brand.ts";

export type BrandByHost = (host: string) => ServedBrand | undefined;

/** The Host header, without its port, matched exactly; there is no brand of last resort. */
export function brandByHost(brands: readonly ServedBrand[]): BrandByHost {
  const byName = new Map<string, ServedBrand>();
  for (const brand of brands) for (const host of hostsOf(brand)) byName.set(host, brand);
  return (host) => byName.get(hostName(host));
}

/** The hosts of its pages and, where it has one of its own, of its API. */
export const hostsOf = ({ settings }: ServedBrand): string[] =>
  settings.apiHost ? [...new Set([...settings.hosts, new URL(settings.apiHost).hostname])] : settings.hosts;

export const hostName = (host: string) => host.replace(/:\d+$/, "").toLowerCase();
