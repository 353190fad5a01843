import type { FileKind } from "../documents/file-kind.ts";
import { baseFileKind } from "../documents/file-kind.ts";

export type ClaimFile = {
  readonly kind: string;
  readonly id: number | string | null;
  readonly error?: unknown;
};
type WithFiles = { readonly contentfiles: readonly ClaimFile[] };

/** Each claim has a file-kind label of its own for its invoice and its additional document (R3.7). */
export const claimFileLabels = <Name extends number | string>(claim: { readonly displayId: Name }) =>
  ({
    invoice: `invoice_${claim.displayId}`,
    additionalDoc: `additional_doc_${claim.displayId}`,
  }) as const;

/** True if an additional document is uploaded (R3.7). */
export const includesAdditionalDocuments = (claim: WithFiles) => isUploaded(claim, "additional_doc");

/** True if an invoice file is uploaded without error (R5.10). */
export const hasInvoiceFile = (claim: WithFiles) => isUploaded(claim, "invoice");

const isUploaded = (claim: WithFiles, kind: FileKind) =>
  claim.contentfiles.some((file) => baseFileKind(file.kind) === kind && file.id !== null && !file.error);
