import type { Templates } from "@kaitori/brand/draft";

/** What a new brand is written from; put in by the build of this page. */
declare const brandTemplates: Templates;

export const templates = brandTemplates;
