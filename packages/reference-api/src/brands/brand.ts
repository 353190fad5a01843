import type { BrandSections, BrandTokens, CopyOverrides } from "@kaitori/brand";
import { type BrandSettings, hostsOf } from "@kaitori/brand/settings";
import type { Config } from "../config/read-config.ts";

export interface ServedBrand {
  name: string;
  settings: BrandSettings;
  copy: CopyOverrides;
  tokens: BrandTokens;
  /** Additional articles of the contract. */
  sections?: BrandSections;
}

export type BrandByHost = (host: string) => ServedBrand | undefined;

/** Finds the brand whose host equals the Host header without its port. */
export function brandByHost(brands: readonly ServedBrand[]): BrandByHost {
  const brandOfHost = new Map<string, ServedBrand>();
  for (const brand of brands) for (const host of hostsOf(brand.settings)) brandOfHost.set(host, brand);
  return (host) => brandOfHost.get(hostName(host));
}

export const hostName = (host: string) => host.replace(/:\d+$/, "").toLowerCase();

/** Address of a page for links in mails, at the first host of the brand. */
export function siteAddress(
  { settings }: ServedBrand,
  { environment, port }: Pick<Config, "environment" | "port">,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const origin =
    environment === "production" ? `https://${settings.hosts[0]}` : `http://${settings.hosts[0]}:${port}`;
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
