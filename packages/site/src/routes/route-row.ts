import type { ComponentType } from "react";
import type { LoaderFunctionArgs } from "react-router";
import type { LayoutName } from "../layouts/registry.tsx";
import type { MiddlewareName } from "../middleware/registry.ts";
import type { Site } from "../site.ts";
import type { PageName } from "./page-name.ts";

export interface LoadArgs {
  readonly site: Site;
  readonly params: Readonly<Record<string, string>>;
  readonly request: LoaderFunctionArgs["request"];
}

/** What the module of a screen exports: the component, and the data it cannot show itself without. */
export interface ScreenModule {
  readonly Screen: ComponentType;
  readonly load?: (args: LoadArgs) => Promise<unknown>;
}

/** One row of the route table: where, in which layout, behind which guards, showing what. */
export interface RouteRow {
  readonly path: `/${string}`;
  /** The page's key in the copy: its document title and description. */
  readonly page: PageName;
  readonly layout: LayoutName;
  /** In the order in which they are asked; none may pass on a visitor whom an earlier one sent away. */
  readonly middleware: readonly MiddlewareName[];
  /** The form of each path parameter; any other gives the 404 page (spec §2). */
  readonly params?: Readonly<Record<string, RegExp>>;
  /** Query keys without which the page does not exist. */
  readonly query?: readonly string[];
  /**
   * The query only says which state of the page is shown: a change of it asks nothing again, and keeps what was typed.
   * Each state by its query key, with the key of its own title in the copy.
   */
  readonly states?: Readonly<Record<string, PageName>>;
  /** Needs no session: rendered to HTML when the brand is built. */
  readonly prerender?: true;
  readonly screen: () => Promise<ScreenModule>;
}
