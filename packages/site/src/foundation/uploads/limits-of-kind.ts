import type { BrandSettings } from "@kaitori/brand/settings";
import { furtherKindOf } from "@kaitori/domain";
import type { UploadLimits } from "./file-fault.ts";

export function limitsOfKind(
  { limits, furtherPapers = [] }: Pick<BrandSettings, "limits" | "furtherPapers">,
  kind: string,
): UploadLimits {
  const paper = furtherPapers.find(({ key }) => furtherKindOf(key) === kind);
  return {
    uploadBytes: limits.uploadBytes,
    uploadsPerKind: paper?.files ?? limits.uploadsPerKind,
    only: paper?.only,
  };
}
