import { paperOfKind } from "@kaitori/domain";
import { documentHintsCopy } from "../copy/document-hints.ts";
import type { Overrides } from "./copy-of.ts";

const hints: Overrides = documentHintsCopy.texts;

/** Description of a paper and the parts of it that must be readable, by its file kind. */
export function paperHint(overrides: Overrides, kind: string): string | undefined {
  const paper = paperOfKind(kind);
  return paper === null ? undefined : (overrides[`documentHints.${paper}`] ?? hints[paper]);
}
