const longest = 120;

/** A name to show and to save under: no folders, no control or direction characters, never empty. */
export function fileName(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  const shown = base
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .trim();
  return shown === "" ? "file" : [...shown].slice(-longest).join("");
}
