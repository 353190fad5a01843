import type { Config } from "../config/read-config.ts";
import type { ServedBrand } from "./brand.ts";

/** The address of a page of this brand, for links in mails; the brand's first host is the canonical one. */
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
