import type { Page, TestInfo } from "@playwright/test";
import { waitForPage } from "./wait-for-page.ts";
import { brandOf } from "./words.ts";

/** Link targets of built-in tags on the page of external transmission. */
const knownTagLinks = [
  "https://policies.google.com/privacy?hl=ja",
  "https://tools.google.com/dlpage/gaoptout?hl=ja",
];

/** Crawls from a page; returns dead links and links to addresses that no setting names. */
export async function findDeadLinks(page: Page, info: TestInfo, start: string) {
  const { blogTag, links, tags } = brandOf(info).settings;
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
    const answer = await page.goto(path);
    await waitForPage(page);
    if (answer?.status() !== 200) dead.push(`${path} ${answer?.status()}`);
    if ((await page.getByRole("heading", { level: 1 }).count()) !== 1) dead.push(`${path} has no heading`);
    const hrefs = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((a) => (a as HTMLAnchorElement).href));
    for (const href of hrefs) {
      const url = new URL(href);
      if (url.protocol === "blob:" || url.pathname.startsWith("/api/")) continue;
      if (url.origin === new URL(page.url()).origin) queue.push(url.pathname);
      else if (!["tel:", "mailto:"].includes(url.protocol) && !allowedOrigins.has(url.href))
        dead.push(`${path} → ${href}`);
    }
  }
  return { dead, seen };
}
