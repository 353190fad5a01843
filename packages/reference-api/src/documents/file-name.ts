import { withoutUnseen } from "@kaitori/domain";

const longest = 120;

const extensions: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/png": ["png"],
};

/**
 * A name to show and to save under: no folders, no control or direction characters, not hidden, never empty, and with the
 * extension of what it is. Whoever opens `請求書.pdf.html` would open a page.
 */
export function fileName(given: string, contentType: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? "";
  const shown = withoutUnseen(base)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, "")
    // Windows names no file so; what follows a colon it would hide in a stream of another file.
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[.\s]+/, "")
    .trim();
  const known = extensions[contentType] ?? [];
  const named = shown === "" ? "file" : shown;
  const written = /\.([^.]*)$/.exec(named)?.[1] ?? "";
  const isWritten = known.includes(written.toLowerCase());
  const ending = isWritten
    ? `.${written}`
    : known
        .slice(0, 1)
        .map((usual) => `.${usual}`)
        .join("");
  const stem = isWritten ? named.slice(0, -ending.length) : named;
  return `${[...stem].slice(0, longest - ending.length).join("")}${ending}`;
}
