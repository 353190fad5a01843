import type { Brand } from "@kaitori/brand";
import type { pagesCopy } from "@kaitori/brand/copy/pages";

export type ShellBrand = Pick<
  Brand,
  "name" | "copy" | "settings" | "assets" | "assetBase" | "sections" | "photographs"
>;

export type PageName = keyof (typeof pagesCopy)["texts"] extends infer Key
  ? Key extends `${infer Name}.title`
    ? Name
    : never
  : never;
