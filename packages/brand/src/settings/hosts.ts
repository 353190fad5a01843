import type { BrandSettings } from "./schema.ts";

/** The hosts of a brand's pages and, where it has one of its own, of its API. */
export const hostsOf = ({ hosts, apiHost }: Pick<BrandSettings, "hosts" | "apiHost">): string[] => [
  ...new Set([...hosts, ...(apiHost ? [hostOfOrigin(apiHost)] : [])]),
];

/** A brand's files know neither browser nor Node, which have a class for it. */
export const hostOfOrigin = (origin: string) => origin.replace(/^https?:\/\//, "").replace(/:\d+$/, "");
