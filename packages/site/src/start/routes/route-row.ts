import type { PageRow, ScreenModule } from "#foundation/site/screen-module.ts";
import type { LayoutName } from "#layouts/registry.tsx";
import type { PageName } from "#parts/brand/runtime-brand.ts";
import type { MiddlewareName } from "../middleware/registry.ts";

export interface RouteRow extends PageRow {
  readonly layout: LayoutName;
  /** Run in this order; a guard must not admit a visitor whom an earlier one redirected. */
  readonly middleware: readonly MiddlewareName[];
  /** Query keys without which the page does not exist. */
  readonly query?: readonly string[];
  /** Pages with their own title for a query key. A change of the query runs no loader and keeps typed text. */
  readonly pagesByQuery?: Readonly<Record<string, PageName>>;
  /** Prerendered by the build, because it needs no session. */
  readonly prerender?: true;
  /** Content of the brand is loaded with the page (`contentOfPage`). */
  readonly hasBrandContent?: true;
  readonly screen: () => Promise<ScreenModule>;
}
