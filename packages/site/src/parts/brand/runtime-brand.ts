import type { Brand } from "@kaitori/brand";
import type { pagesCopy } from "@kaitori/brand/copy/pages";

/** The part of the brand that the page needs in the browser; the tokens are in the style sheet. */
export type RuntimeBrand = Pick<
  Brand,
  "name" | "copy" | "settings" | "assets" | "assetBase" | "sections" | "photographs"
>;

export type PageName = keyof (typeof pagesCopy)["texts"] extends infer Key
  ? Key extends `${infer Name}.title`
    ? Name
    : never
  : never;
