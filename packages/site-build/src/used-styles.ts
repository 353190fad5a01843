import { PurgeCSS } from "purgecss";

/**
 * The rules of a page's styles that its markup uses, for the head of the page: they come before the first picture of it.
 * Whatever else can come up on the page is in the style sheets, which the site fetches once the page is at work.
 */
export async function usedStyles(html: string, css: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: "html" }],
    css: [{ raw: css }],
    keyframes: true,
  });
  return used?.css ?? css;
}
