import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import type { RouteRow } from "./route-row.ts";
import { routes } from "./table.ts";

/** The row of every page that a brand has of its own, each at its own address. */
const ownPage = {
  layout: "static",
  middleware: [],
  prerender: true,
  saysBrand: true,
  screen: () => import("#screens/own-page/OwnPage.tsx").then(({ OwnPageScreen: Screen }) => ({ Screen })),
} as const satisfies Omit<RouteRow, "path">;

/** Every page that this brand's site has: those of the table, and its own. */
export const rowsOf = ({ sections }: Pick<ShellBrand, "sections">): readonly RouteRow[] => [
  ...routes,
  ...(sections?.pages ?? []).map(({ path }) => ({ ...ownPage, path })),
];
