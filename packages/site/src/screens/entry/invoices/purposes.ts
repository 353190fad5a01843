/** Separators that people put between two purposes. */
const separates = /[、,，､・/／;；]/;
const isEdge = (character: string | undefined) =>
  character === undefined || separates.test(character) || /[\s。]/.test(character);

/** Adds a purpose to the text or removes it; other text stays. */
export function withPurposeTurned(text: string, purpose: string): string {
  const at = placeOf(text, purpose);
  if (at < 0) return text.trim() === "" ? purpose : `${text}${isEdge(text.at(-1)) ? "" : "、"}${purpose}`;
  const before = text.slice(0, at);
  const after = text.slice(at + purpose.length);
  // One separator goes along: the one behind it, or at the end the one before it.
  return separates.test(after.at(0) ?? "")
    ? before + after.slice(1)
    : (after.trim() === "" && separates.test(before.at(-1) ?? "") ? before.slice(0, -1) : before) + after;
}

export const isPurposeSaid = (text: string, purpose: string) => placeOf(text, purpose) >= 0;

/** Finds the purpose as a separate item; within a sentence it may mean something else. */
function placeOf(text: string, purpose: string): number {
  for (let at = text.indexOf(purpose); at >= 0; at = text.indexOf(purpose, at + 1))
    if (isEdge(text[at - 1]) && isEdge(text[at + purpose.length])) return at;
  return -1;
}
