import type { PageContent } from "@kaitori/brand";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { loadedBuildId } from "#foundation/updates/newest-build.ts";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import { type PageHead, pagePayload } from "./page-payload.ts";
import type { RouteRow } from "./route-row.ts";

export async function findPageHead(
  brand: RuntimeBrand,
  row: Pick<RouteRow, "path" | "page" | "prerender">,
): Promise<PageHead> {
  const payload = row.prerender
    ? (takePrerenderedHead(row.path) ?? (await pagePayload(row.path)))
    : undefined;
  return payload ?? (await import("./page-head.ts")).headOfRow(brand, row);
}

/** The heads of a row's `pagesByQuery`: other pages at the same address, with a query. */
export const findHeadsByQuery = async (
  brand: RuntimeBrand,
  { pagesByQuery }: Pick<RouteRow, "pagesByQuery">,
) => pagesByQuery && (await import("./page-head.ts")).headsByQueryOf(brand, pagesByQuery);

export const headOfQuery = (headsByQuery: Readonly<Record<string, PageHead>> = {}, search: string) => {
  const query = new URLSearchParams(search);
  return Object.entries(headsByQuery).find(([key]) => query.has(key))?.[1];
};

export const readDocumentHead = (): PageHead => ({
  title: document.title,
  description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
});

let prerenderedPath: string | undefined;

/** The head of the prerendered page is read from the document, once. */
export const setPrerenderedPath = (path: string): void => {
  prerenderedPath = path;
};

function takePrerenderedHead(path: string): PageHead | undefined {
  if (prerenderedPath !== path) return undefined;
  prerenderedPath = undefined;
  return readDocumentHead();
}

let inlinedPayload: { readonly path: string; readonly content: PageContent } | undefined;

export function takeInlinedContent(path: string): PageContent | undefined {
  const text = document.getElementById("page-content")?.textContent;
  if (text) inlinedPayload = { path, content: JSON.parse(text) };
  return inlinedPayload?.content;
}

/** A built page has the brand's content in its document or payload; an unbuilt page reads it from the brand's package. */
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
