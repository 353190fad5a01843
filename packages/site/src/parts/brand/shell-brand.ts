import type { Brand } from "@kaitori/brand";

/** What a running page needs of its brand; the tokens are in its style sheet already. */
export type ShellBrand = Pick<
  Brand,
  "name" | "copy" | "settings" | "assets" | "assetBase" | "sections" | "photographs"
>;
