import type { PageContent } from "./page-content.ts";

/** A page of a brand's site as it was rendered at build time. */
export interface RenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** Brand content that only this page needs, for the browser. */
  readonly content?: PageContent | undefined;
  /** The parts of its screen that this content needs. */
  readonly parts: readonly string[];
}
