import type { Brand } from "@kaitori/brand";

/** The part of the brand that the page needs at runtime; the tokens are in the style sheet. */
export type ShellBrand = Pick<
  Brand,
  "name" | "copy" | "settings" | "assets" | "assetBase" | "sections" | "photographs"
>;
