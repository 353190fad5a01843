import { paperOfKind } from "@kaitori/domain";
import { fileKindsCopy } from "../copy/file-kinds.ts";

type Overrides = { readonly [key: string]: string | undefined };

const names: Overrides = fileKindsCopy.texts;

/** What a paper is called, by the kind of its file; one that the brand asks for no more is a further one. */
export function paperName(overrides: Overrides, kind: string): string {
  const nameOf = (paper: string) => overrides[`fileKinds.${paper}`] ?? names[paper];
  return nameOf(paperOfKind(kind) ?? "additional_doc") ?? nameOf("additional_doc") ?? "";
}
