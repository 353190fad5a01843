import { useMatches } from "react-router";
import type { PageName } from "#parts/brand/shell-brand.ts";

/** The part of a page's row in the route table that every module may read. */
export interface PageRow {
  readonly path: `/${string}`;
  /** The page's key in the copy: its document title and description. A page of one brand has its own. */
  readonly page?: PageName;
}

export const usePageRow = () => useMatches().at(-1)?.handle as PageRow | undefined;
