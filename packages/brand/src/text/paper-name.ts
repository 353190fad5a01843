import { paperOfKind } from "@kaitori/domain";
import { fileKindsCopy } from "../copy/file-kinds.ts";
import type { Overrides } from "./copy-of.ts";

const names: Overrides = fileKindsCopy.texts;

/** Name of a paper by its file kind; 「追加の書類」 for a paper that the brand no longer requires. */
export function paperName(overrides: Overrides, kind: string): string {
  const nameOf = (paper: string) => overrides[`fileKinds.${paper}`] ?? names[paper];
  return nameOf(paperOfKind(kind) ?? "additional_doc") ?? nameOf("additional_doc") ?? "";
}
