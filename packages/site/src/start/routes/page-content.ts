import type { PageContent } from "@kaitori/brand";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { loadedBuildId } from "#foundation/updates/newest-build.ts";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import { pagePayload } from "./page-payload.ts";
import type { RouteRow } from "./route-row.ts";

let inlinedPayload: { readonly path: string; readonly content: PageContent } | undefined;

export function takeInlinedContent(path: string): PageContent | undefined {
  const text = document.getElementById("page-content")?.textContent;
  if (text) inlinedPayload = { path, content: JSON.parse(text) };
  return inlinedPayload?.content;
}

/** The build puts a brand's content into the page and its payload; without a build the brand has it. */
export async function findPageContent(
  brand: RuntimeBrand,
  { path, hasBrandContent }: Pick<RouteRow, "path" | "hasBrandContent">,
): Promise<PageContent | undefined> {
  if (!hasBrandContent) return undefined;
  if (loadedBuildId() === undefined)
    return (await import("@kaitori/brand/page-content")).contentOfPage(brand, path);
  return inlinedPayload?.path === path ? inlinedPayload.content : loadChunk(contentOfPayload(path));
}

async function contentOfPayload(path: string): Promise<PageContent> {
  const payload = await pagePayload(path);
  if (!payload?.content) throw new Error(`The payload of ${path} cannot be read`);
  return payload.content;
}
