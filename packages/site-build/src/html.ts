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
