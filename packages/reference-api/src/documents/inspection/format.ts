/** The formats that documents come in. HEIC is known by sight only, to say what to do about it. */
export type DocumentFormat = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
export type DetectedFormat = DocumentFormat | "image/heic";

export type PictureFormat = Exclude<DocumentFormat, "application/pdf">;

/** Only the parts of a picture that a decoder needs. */
export interface PictureParts {
  readonly parts: readonly Uint8Array[];
  /** It cannot be decoded line by line: all of it lies in memory at once. */
  readonly unfoldsWhole: boolean;
}

/** Why a picture never comes before a decoder. */
export type PictureFault = "brokenImage" | "tooIntricate";

/** By the first bytes; the file name and the declared type are not trusted. */
export function formatOf(bytes: Uint8Array): DetectedFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "image/webp";
  if (head.startsWith("%PDF-")) return "application/pdf";
  if (head.slice(4, 8) === "ftyp" && /^(?:heic|heix|hevc|heim|heis|mif1|msf1)$/.test(head.slice(8, 12)))
    return "image/heic";
  return undefined;
}

/** Some phones and old browsers declare nothing or only "bytes": that contradicts no format. */
export function declarationAgrees(declared: string, detected: DetectedFormat): boolean {
  const type = declared.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type === "" || type === "application/octet-stream") return true;
  if (type === "image/jpg") return detected === "image/jpeg";
  return type === detected;
}
