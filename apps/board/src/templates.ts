import type { Templates } from "@kaitori/brand/draft";

/** Templates of a new brand, inserted by the build of this page. */
declare const brandTemplates: Templates;

export const templates = brandTemplates;
