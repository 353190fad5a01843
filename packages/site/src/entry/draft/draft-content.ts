import type { CallBody, DraftEntry, Id, putDraftEntry, UploadRecord } from "@kaitori/wire";

/** Everything that the steps of an entry write into its draft; a step writes only its own part. */
export type DraftContent = {
  [Field in Exclude<keyof Body, "version">]-?: Exclude<Body[Field], undefined>;
};
type Body = CallBody<typeof putDraftEntry>;

/** The draft as it is written: files by their ids, because a record carries its picture. */
export const contentOf = (draft: DraftEntry): DraftContent => ({
  banks: draft.banks.map(withFilesById),
  bank_account: draft.bank_account,
  purchase_amount_desired: draft.purchase_amount_desired,
  purpose: draft.purpose,
  claims: draft.claims.map(withFilesById),
  addfiles: draft.addfiles.map(({ id }) => ({ id })),
  financial_statements: draft.financial_statements,
});

/** Every file that the draft names. */
export const filesOf = ({ banks, claims, addfiles }: DraftEntry): UploadRecord[] => [
  ...[...banks, ...claims].flatMap(({ contentfile_relations }) =>
    contentfile_relations.map(({ contentfile }) => contentfile),
  ),
  ...addfiles,
];

type Relations = readonly { readonly kind: string; readonly contentfile: { readonly id: Id } }[];

const withFilesById = <Part extends { readonly contentfile_relations: Relations }>(part: Part) => ({
  ...part,
  contentfile_relations: part.contentfile_relations.map(({ kind, contentfile: { id } }) => ({
    kind,
    contentfile: { id },
  })),
});
