import { removeInvisible } from "@kaitori/domain";

/** Prevents browsers from showing a user's file as a page of this origin. */
export const attachmentHeaders = (name: string, contentType: string) => ({
  "content-type": contentType,
  "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
});

const maximumLength = 120;

const extensions: Readonly<Record<string, readonly string[]>> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/png": ["png"],
};

/**
 * Makes a name safe to display and save: no folders, control characters or leading dots, and the extension of the
 * content. `請求書.pdf.html` would open as a page.
 */
export function fileName(originalName: string, contentType: string): string {
  const base = originalName.split(/[\\/]/).at(-1) ?? "";
  const cleanName = removeInvisible(base)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, "")
    // Windows does not allow these; after a colon it would use an alternate stream.
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[.\s]+/, "")
    .trim();
  const allowedExtensions = extensions[contentType] ?? [];
  const baseName = cleanName === "" ? "file" : cleanName;
  const writtenExtension = /\.([^.]*)$/.exec(baseName)?.[1] ?? "";
  const hasExtension = allowedExtensions.includes(writtenExtension.toLowerCase());
  const [usualExtension] = allowedExtensions;
  const extension = hasExtension ? writtenExtension : usualExtension;
  const ending = extension === undefined ? "" : `.${extension}`;
  const withoutExtension = hasExtension ? baseName.slice(0, -ending.length) : baseName;
  return `${[...withoutExtension].slice(0, maximumLength - ending.length).join("")}${ending}`;
}
