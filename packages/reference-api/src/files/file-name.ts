const longest = 120;

/** A name to show and to save under: no folders, no control or direction characters, not hidden, never empty. */
export function fileName(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? "";
  const shown = base
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .replace(/^\.+/, "");
  return shown === "" ? "file" : [...shown].slice(-longest).join("");
}
