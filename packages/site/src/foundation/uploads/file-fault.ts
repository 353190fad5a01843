import type { BrandSettings } from "@kaitori/brand/settings";
import { furtherKindOf } from "@kaitori/domain";

/** Faults of a file that can be found before it is sent; the server checks its content (B7). */
export type FileFault = "empty" | "tooLarge" | "heic" | "wrongType" | "tooMany" | "onlyPdf" | "onlyPicture";

export type UploadLimits = {
  readonly uploadBytes: number;
  readonly uploadsPerKind: number;
  /** The only format in which the brand accepts a further paper. */
  readonly onlyFormat?: "pdf" | "picture" | undefined;
};

const pdf = "application/pdf";
const readableTypes: readonly string[] = ["image/jpeg", "image/png", pdf];

const isAccepted = (type: string, onlyFormat: UploadLimits["onlyFormat"]) =>
  onlyFormat === undefined || (onlyFormat === "pdf") === (type === pdf);

/** The types that the file dialog offers; a phone converts its own format to one of them. */
export const acceptedTypes = ({ onlyFormat }: Pick<UploadLimits, "onlyFormat">) =>
  readableTypes.filter((type) => isAccepted(type, onlyFormat)).join(",");

/** The default format of photographs on some phones; some browsers detect it only by the file name. */
const isHeic = ({ type, name = "" }: { readonly type: string; readonly name?: string }) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

export function fileFault(
  file: { readonly size: number; readonly type: string; readonly name?: string },
  fileCount: number,
  { uploadBytes, uploadsPerKind, onlyFormat }: UploadLimits,
): FileFault | null {
  if (fileCount >= uploadsPerKind) return "tooMany";
  if (file.size === 0) return "empty";
  if (!readableTypes.includes(file.type)) return isHeic(file) ? "heic" : "wrongType";
  if (!isAccepted(file.type, onlyFormat)) return onlyFormat === "pdf" ? "onlyPdf" : "onlyPicture";
  return file.size > uploadBytes ? "tooLarge" : null;
}

export function limitsOfKind(
  { limits, furtherPapers = [] }: Pick<BrandSettings, "limits" | "furtherPapers">,
  kind: string,
): UploadLimits {
  const paper = furtherPapers.find(({ key }) => furtherKindOf(key) === kind);
  return {
    uploadBytes: limits.uploadBytes,
    uploadsPerKind: paper?.files ?? limits.uploadsPerKind,
    onlyFormat: paper?.only,
  };
}

/** 10485760 → 10MB, 2516582 → 2.4MB */
export const inMegabytes = (bytes: number) => `${Math.ceil((bytes / (1024 * 1024)) * 10) / 10}MB`;
