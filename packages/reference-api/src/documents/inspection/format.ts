/** Accepted formats. HEIC is detected only to explain its refusal. */
export type DocumentFormat = "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
export type DetectedFormat = DocumentFormat | "image/heic";

export type PictureFormat = Exclude<DocumentFormat, "application/pdf">;

/** Detects the format by the first bytes. */
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

/** True if the declared type is that of the bytes. Some phones and old browsers declare none. */
export function matchesDeclaredType(declared: string, detected: DetectedFormat): boolean {
  const type = declared.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (type === "" || type === "application/octet-stream") return true;
  if (type === "image/jpg") return detected === "image/jpeg";
  return type === detected;
}
