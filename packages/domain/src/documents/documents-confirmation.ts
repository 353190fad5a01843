import { IdentityConfirmation } from "../identity/identity-confirmation.ts";

/**
 * Withdrawal details, financial statements, invoices and additional documents are confirmed
 * on the scale of the identity (R4.10; the specification gives them no numbers of their own).
 */
export const DocumentsConfirmation = IdentityConfirmation;
export type DocumentsConfirmation = IdentityConfirmation;

const { confirming, confirmed } = DocumentsConfirmation;
const given: ReadonlySet<DocumentsConfirmation> = new Set([confirming, confirmed]);

/** Documents that are being looked at count as confirmed (R4.10). */
export const areDocumentsConfirmed = (status: DocumentsConfirmation) => given.has(status);
