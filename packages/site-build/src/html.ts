import { PurgeCSS } from "purgecss";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Fills the placeholders of a brand's `apps/<brand>/index.html`, which are comments. */
export function fillPlaceholders(template: string, contents: Readonly<Record<string, string>>): string {
  return Object.entries(contents).reduce((html, [name, content]) => {
    const placeholder = `<!--${name}-->`;
    if (!html.includes(placeholder)) throw new Error(`index.html lacks the placeholder ${placeholder}`);
    return html.replace(placeholder, () => content);
  }, template);
}

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
