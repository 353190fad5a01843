import type { Page } from "@playwright/test";
import { waitForPage } from "./page.ts";
import { testedBrand } from "./words.ts";

/** Link targets of built-in tags on the page of external transmission. */
const knownTagLinks = [
  "https://policies.google.com/privacy?hl=ja",
  "https://tools.google.com/dlpage/gaoptout?hl=ja",
];

/** A page as the host serves it, without its scripts. */
export const fetchPage = (page: Page, path: string) =>
  page.evaluate(async (from) => {
    const answer = await fetch(from);
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  }, path);

/** Headings and links of a page: read from its markup, or in the browser if only scripts render it. */
async function readPage(page: Page, path: string) {
  const { status, text } = await fetchPage(page, path);
  const headings = text.match(/<h1[\s>]/g)?.length ?? 0;
  const links = [...text.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, link = ""]) => link);
  if (headings > 0) return { status, headings, links: links.map((link) => link.replaceAll("&amp;", "&")) };
  await page.goto(path);
  await waitForPage(page);
  return {
    status,
    headings: await page.getByRole("heading", { level: 1 }).count(),
    links: await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute("href") ?? "")),
  };
}

/** Crawls from a page; returns dead links and links to addresses that no setting names. */
export async function findDeadLinks(page: Page, start: string) {
  const { blogTag, links, tags } = testedBrand().settings;
  const allowedOrigins = new Set([
    ...Object.values(links).map((link) => new URL(String(link), page.url()).href),
    ...(links.blog ? [new URL(`?tag=${blogTag}`, links.blog).href] : []),
    ...(tags ? knownTagLinks : []),
  ]);
  const seen = new Set<string>();
  const dead: string[] = [];
  const queue = [start];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { status, headings, links: hrefs } = await readPage(page, path);
    if (status !== 200) dead.push(`${path} ${status}`);
    if (headings !== 1) dead.push(`${path} has ${headings} headings`);
    for (const href of hrefs) {
      const url = new URL(href, new URL(path, page.url()));
      if (url.protocol === "blob:" || url.pathname.startsWith("/api/")) continue;
      if (url.origin === new URL(page.url()).origin) queue.push(url.pathname);
      else if (!["tel:", "mailto:"].includes(url.protocol) && !allowedOrigins.has(url.href))
        dead.push(`${path} → ${url.href}`);
    }
  }
  return { dead, seen };
}
