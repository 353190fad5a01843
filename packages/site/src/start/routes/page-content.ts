import type { PageContent } from "@kaitori/brand";
import { fetched } from "#foundation/updates/fetched.ts";
import { loadedBuildId } from "#foundation/updates/loaded-build.ts";
import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import { pagePayload } from "./page-payload.ts";
import type { RouteRow } from "./route-row.ts";

let carried: { readonly path: string; readonly content: PageContent } | undefined;

/** Takes what the build has written into the page that is open, which needs no payload any more. */
export function takeCarriedContent(path: string): PageContent | undefined {
  const written = document.getElementById("page-content")?.textContent;
  if (written) carried = { path, content: JSON.parse(written) };
  return carried?.content;
}

/**
 * What a page says of the brand alone. A build keeps it out of what every page carries: it stands in the page itself and
 * in its payload. Without a build the brand has it whole.
 */
export async function findPageContent(
  brand: ShellBrand,
  { path, saysBrand }: Pick<RouteRow, "path" | "saysBrand">,
): Promise<PageContent | undefined> {
  if (!saysBrand) return undefined;
  if (loadedBuildId() === undefined)
    return (await import("@kaitori/brand/page-content")).contentOfPage(brand, path);
  return carried?.path === path ? carried.content : fetched(contentOfPayload(path));
}

async function contentOfPayload(path: string): Promise<PageContent> {
  const payload = await pagePayload(path);
  if (!payload?.content) throw new Error(`The payload of ${path} cannot be read`);
  return payload.content;
}
