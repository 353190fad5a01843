import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { copyOf } from "@kaitori/brand/text";
import type { FileKind } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";

/** What a document is called, in the brand's words. */
export const fileKindLabel = ({ copy }: ServedBrand, kind: FileKind) => copyOf(copy, fileKindsCopy)[kind];
