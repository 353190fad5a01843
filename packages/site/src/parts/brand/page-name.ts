import type { pagesCopy } from "@kaitori/brand/copy/pages";

/** A page that has a title and a description in the copy. */
export type PageName = keyof (typeof pagesCopy)["texts"] extends infer Key
  ? Key extends `${infer Name}.title`
    ? Name
    : never
  : never;
