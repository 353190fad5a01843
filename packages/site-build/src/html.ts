const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Fills the placeholders of a shell's index.html, which are comments. */
export function fillPlaces(template: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce((html, [name, content]) => {
    const place = `<!--${name}-->`;
    if (!html.includes(place)) throw new Error(`index.html lacks the place ${place}`);
    return html.replace(place, () => content);
  }, template);
}
