import type { Config } from "../config/read-config.ts";
import type { ServedBrand } from "./brand.ts";

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
