import type { pagesCopy } from "@kaitori/brand/copy/pages";

export type PageName = keyof (typeof pagesCopy)["texts"] extends infer Key
  ? Key extends `${infer Name}.title`
    ? Name
    : never
  : never;
