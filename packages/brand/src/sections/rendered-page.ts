import type { PageContent } from "./page-content.ts";

/** A page of a brand's site, rendered at build time. */
export interface RenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** Brand content of this page for the browser. */
  readonly content?: PageContent | undefined;
  /** Names of the modules that show parts of this content, such as `Voices`. */
  readonly parts: readonly string[];
}
