import { paperOfKind } from "@kaitori/domain";
import { documentHintsCopy } from "../copy/document-hints.ts";

type Overrides = { readonly [key: string]: string | undefined };

const hints: Overrides = documentHintsCopy.texts;

/** What a paper is and what must be readable in it, by the kind of its file. */
export function paperHint(overrides: Overrides, kind: string): string | undefined {
  const paper = paperOfKind(kind);
  return paper === null ? undefined : (overrides[`documentHints.${paper}`] ?? hints[paper]);
}
