import { withoutUnseen } from "@kaitori/domain";

const longest = 120;

const extensions: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/png": ["png"],
};

/**
 * Safe name to show and save: no folders, control or direction characters, not hidden, not empty, with the extension
 * of its content. `請求書.pdf.html` would open as a page.
 */
export function fileName(originalName: string, contentType: string): string {
  const base = originalName.split(/[\\/]/).at(-1) ?? "";
  const cleanName = withoutUnseen(base)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, "")
    // Windows does not allow these; after a colon it would use an alternate stream.
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[.\s]+/, "")
    .trim();
  const known = extensions[contentType] ?? [];
  const baseName = cleanName === "" ? "file" : cleanName;
  const writtenExtension = /\.([^.]*)$/.exec(baseName)?.[1] ?? "";
  const isWritten = known.includes(writtenExtension.toLowerCase());
  const ending = isWritten
    ? `.${writtenExtension}`
    : known
        .slice(0, 1)
        .map((usual) => `.${usual}`)
        .join("");
  const stem = isWritten ? baseName.slice(0, -ending.length) : baseName;
  return `${[...stem].slice(0, longest - ending.length).join("")}${ending}`;
}
