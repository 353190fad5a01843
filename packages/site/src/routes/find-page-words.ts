import type { ShellBrand } from "../site.ts";
import { type PageWords, pagePayload } from "./page-payload.ts";
import type { RouteRow } from "./route-row.ts";

/** A page's words: from its payload where the build wrote one, else from the copy of all pages. */
export async function findPageWords(
  brand: ShellBrand,
  { path, page, prerender }: Pick<RouteRow, "path" | "page" | "prerender">,
): Promise<PageWords> {
  const payload = prerender ? await pagePayload(path) : undefined;
  return payload ?? (await import("./page-words.ts")).pageWords(brand, page);
}
