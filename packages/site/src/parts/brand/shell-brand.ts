import type { Brand } from "@kaitori/brand";

/** The part of the brand that a running page needs; the tokens are in its style sheet already. */
export type ShellBrand = Pick<
  Brand,
  "name" | "copy" | "settings" | "assets" | "assetBase" | "sections" | "photographs"
>;
