import { declarationAgrees, formatOf } from "./format.ts";
import { inspectImage } from "./image.ts";
import type { InspectionResult } from "./inspection-result.ts";
import type { FileLimits } from "./limits.ts";
import { inspectPdf } from "./pdf.ts";

/** Declared type = first bytes = decodes; anything less is refused with its reason. */
export async function inspect(
  bytes: Uint8Array,
  declaredType: string,
  limits: FileLimits,
): Promise<InspectionResult> {
  if (bytes.length === 0) return { refused: "empty" };
  if (bytes.length > limits.bytes) return { refused: "tooLarge" };
  const format = formatOf(bytes);
  if (format === undefined) return { refused: "unknownFormat" };
  if (format === "image/heic") return { refused: "heic" };
  if (!declarationAgrees(declaredType, format)) return { refused: "contradiction" };
  return format === "application/pdf" ? inspectPdf(bytes, limits) : inspectImage(bytes, format, limits);
}
