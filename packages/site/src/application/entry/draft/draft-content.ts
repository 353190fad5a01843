import { fileKinds, kindsOf, type PapersOfDraft, type WithKinds } from "@kaitori/domain";
import type { CallBody, DraftEntry, Id, putDraftEntry, UploadRecord } from "@kaitori/wire";

export type DraftContent = {
  [Field in Exclude<keyof Body, "version" | "follows" | "addfiles">]-?: Exclude<Body[Field], undefined>;
} & { readonly addfiles: readonly DraftPaper[] };

export type DraftPaper = { readonly id: Id; readonly kinds: readonly string[] };
type Body = CallBody<typeof putDraftEntry>;

/** Refers to files by id, because an upload record contains its picture. */
export const contentOf = (draft: DraftEntry): DraftContent => ({
  banks: draft.banks.map(withFilesById),
  bank_account: draft.bank_account,
  purchase_amount_desired: draft.purchase_amount_desired,
  purpose: draft.purpose,
  claims: draft.claims.map(withFilesById),
  addfiles: draft.addfiles.map(draftPaperOf),
  financial_statements: draft.financial_statements,
});

export const draftBodyOf = (content: DraftContent) => ({
  ...content,
  addfiles: content.addfiles.map(({ id }) => ({ id })),
});

/** Sorts the kinds, so that equal papers compare equal. */
export const draftPaperOf = (file: WithKinds & { readonly id: Id }): DraftPaper => {
  const kinds = kindsOf(file);
  return { id: file.id, kinds: kinds.length > 1 ? fileKinds.filter((kind) => kinds.includes(kind)) : kinds };
};

export const papersOfContent = ({ banks, financial_statements, addfiles }: DraftContent): PapersOfDraft => ({
  banks: banks ?? [],
  financialStatements: financial_statements,
  files: addfiles.map(({ kinds }) => ({ kind: kinds[0] ?? "", kinds })),
});

export const filesOf = ({ banks, claims, addfiles }: DraftEntry): UploadRecord[] => [
  ...[...banks, ...claims].flatMap(({ contentfile_relations }) =>
    contentfile_relations.map(({ contentfile }) => contentfile),
  ),
  ...addfiles,
];

export type Relations = readonly { readonly kind: string; readonly contentfile: { readonly id: Id } }[];

const withFilesById = <Item extends { readonly contentfile_relations: Relations }>(item: Item) => ({
  ...item,
  contentfile_relations: filesById(item.contentfile_relations),
});

export const filesById = (relations: Relations) =>
  relations.map(({ kind, contentfile: { id } }) => ({ kind, contentfile: { id } }));
