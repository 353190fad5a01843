import { baseFileKind, type FileKind } from "./file-kind.ts";

/** A paper that a brand asks for beside those of the specification, as it travels: never a name of the specification. */
export type FurtherKind = `further_${string}`;

/** Words of small letters, without the number that a kind of the specification may bear at its end. */
export const furtherKeyPattern = /^[a-z]+(?:_[a-z]+)*$/;

export const furtherKindOf = (key: string): FurtherKind => `further_${key}`;

export const isFurtherKind = (kind: string): kind is FurtherKind =>
  kind.startsWith("further_") && furtherKeyPattern.test(kind);

/** The paper that a kind of file stands for: one of the specification without its number, or one of a brand. */
export const paperOfKind = (kind: string): FileKind | FurtherKind | null =>
  baseFileKind(kind) ?? (isFurtherKind(kind) ? kind : null);
