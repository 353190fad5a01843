import { escapeHtml } from "./html.ts";

/** The pages that search engines may lead to, as sitemaps.org describes the file. */
export const sitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
