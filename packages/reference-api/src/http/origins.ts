import type { ServedBrand } from "../brands/brand.ts";
import type { Config } from "../config/read-config.ts";

/** The page and the call share the host (scheme and proxy aside: TLS ends before this process). */
export const isOwnOrigin = (origin: string, host: string) =>
  URL.canParse(origin) && new URL(origin).host === host;

/** A page of the same brand that calls its separate API host. */
export function isSiteOrigin(
  origin: string,
  brand: ServedBrand,
  config: Pick<Config, "environment">,
): boolean {
  if (!brand.settings.apiHost || !URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  const secure = protocol === "https:" || (protocol === "http:" && config.environment !== "production");
  return secure && brand.settings.hosts.includes(hostname);
}
