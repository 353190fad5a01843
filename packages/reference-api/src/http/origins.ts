import type { ServedBrand } from "../brands/brand.ts";
import type { Config } from "../config/read-config.ts";

/** True if page and call have the same host. The scheme may differ, because a proxy ends TLS. */
export const isOwnOrigin = (origin: string, host: string) =>
  URL.canParse(origin) && new URL(origin).host === host;

/** True for a page of the brand that calls its separate API host. */
export function isSiteOrigin(
  origin: string,
  brand: ServedBrand,
  config: Pick<Config, "environment">,
): boolean {
  if (!brand.settings.apiHost || !URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol === "https:" || (protocol === "http:" && config.environment !== "production");
  return isSecure && brand.settings.hosts.includes(hostname);
}
