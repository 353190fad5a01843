import { urlOf } from "./url-of.ts";

/** Checks an address that an answer names: returned when its origin is our own or on the list, else undefined. */
export type AddressFilter = (address: unknown) => string | undefined;

/** Only http and https, so that no answer can make the site open `javascript:` or another's page (R8.3–R8.5). */
export const addressFilter =
  (ownOrigin: string, allowedOrigins: readonly string[]): AddressFilter =>
  (address) => {
    const url = typeof address === "string" ? urlOf(address, ownOrigin) : undefined;
    if (!url) return undefined;
    const known = url.origin === ownOrigin || allowedOrigins.includes(url.origin);
    return known && /^https?:$/.test(url.protocol) ? url.href : undefined;
  };
