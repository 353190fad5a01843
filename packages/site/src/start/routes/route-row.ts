import type { ScreenModule } from "#foundation/site/screen-module.ts";
import type { PageRow } from "#foundation/site/use-page-row.ts";
import type { LayoutName } from "#layouts/registry.tsx";
import type { PageName } from "#parts/brand/page-name.ts";
import type { MiddlewareName } from "../middleware/registry.ts";

/** One row of the route table: where, in which layout, behind which guards, showing what. */
export interface RouteRow extends PageRow {
  readonly layout: LayoutName;
  /** In the order in which they are asked; none may pass on a visitor whom an earlier one sent away. */
  readonly middleware: readonly MiddlewareName[];
  /** The form of each path parameter; any other gives the 404 page (R2.11). */
  readonly params?: Readonly<Record<string, RegExp>>;
  /** Query keys without which the page does not exist. */
  readonly query?: readonly string[];
  /**
   * States of the page by query key, each with the key of its title in the copy. A change of the query runs no loader
   * and keeps typed text.
   */
  readonly states?: Readonly<Record<string, PageName>>;
  /** Needs no session: rendered to HTML when the brand is built. */
  readonly prerender?: true;
  /** It says something of the brand that no other page says (`contentOfPage`), which therefore comes with it. */
  readonly saysBrand?: true;
  readonly screen: () => Promise<ScreenModule>;
}
