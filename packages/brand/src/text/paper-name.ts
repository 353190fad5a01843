import { paperOfKind } from "@kaitori/domain";
import { fileKindsCopy } from "../copy/file-kinds.ts";

type Overrides = { readonly [key: string]: string | undefined };

const names: Overrides = fileKindsCopy.texts;

/** Name of a paper by the kind of its file; a paper that the brand no longer asks for is named as a further one. */
export function paperName(overrides: Overrides, kind: string): string {
  const nameOf = (paper: string) => overrides[`fileKinds.${paper}`] ?? names[paper];
  return nameOf(paperOfKind(kind) ?? "additional_doc") ?? nameOf("additional_doc") ?? "";
}
