import { PurgeCSS } from "purgecss";

/**
 * The rules of a style sheet that a page's markup uses. They are in the head of the page for the first paint; the site
 * loads the complete style sheets later.
 */
export async function usedStyles(html: string, css: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: "html" }],
    css: [{ raw: css }],
    keyframes: true,
  });
  return used?.css ?? css;
}
