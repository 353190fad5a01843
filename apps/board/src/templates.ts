import type { Templates } from "@kaitori/brand/draft";

/** Templates of a new brand; put in by the build of this page. */
declare const brandTemplates: Templates;

export const templates = brandTemplates;
