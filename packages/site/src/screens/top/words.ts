import type { CopyOf } from "@kaitori/brand";
import type { topCopy } from "@kaitori/brand/copy/top";

export type TopWords = CopyOf<typeof topCopy>;
