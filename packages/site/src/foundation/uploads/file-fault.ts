/** What can be checked of a file before it is sent; the server checks its content (B7). */
export type FileFault = "empty" | "tooLarge" | "heic" | "wrongType" | "tooMany";

export type UploadLimits = { readonly uploadBytes: number; readonly uploadsPerKind: number };

const readable: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "application/pdf"]);

/** The file dialog offers these. A phone turns its own format into one of them when only they are asked for. */
export const acceptedTypes = [...readable].join(",");

/** What phones take unless they are told otherwise; some browsers know it by its name only. */
const isHeic = ({ type, name = "" }: { readonly type: string; readonly name?: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a file is not worth sending; null when it is. */
export function fileFault(
  file: { readonly size: number; readonly type: string; readonly name?: string },
  already: number,
  { uploadBytes, uploadsPerKind }: UploadLimits,
): FileFault | null {
  if (already >= uploadsPerKind) return "tooMany";
  if (file.size === 0) return "empty";
  if (!readable.has(file.type)) return isHeic(file) ? "heic" : "wrongType";
  return file.size > uploadBytes ? "tooLarge" : null;
}
