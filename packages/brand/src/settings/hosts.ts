import type { BrandSettings } from "./schema.ts";

/** The hosts of a brand's pages, and that of its API if it has one. */
export const hostsOf = ({
  hosts,
  apiHost: apiOrigin,
}: Pick<BrandSettings, "hosts" | "apiHost">): string[] => [
  ...new Set([...hosts, ...(apiOrigin ? [hostnameOf(apiOrigin)] : [])]),
];

/** Does not use the class URL, because this file must compile for browser and Node. */
export const hostnameOf = (origin: string) => origin.replace(/^https?:\/\//, "").replace(/:\d+$/, "");
