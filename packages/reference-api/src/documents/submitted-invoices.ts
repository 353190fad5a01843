import { ClaimStatus } from "@kaitori/domain";
import type { Transaction } from "../database/database.ts";

/** Files that the applicant has submitted as invoices, with the codes of their entries. */
export const findSubmittedInvoices = (transaction: Transaction, applicantId: number) =>
  transaction
    .selectFrom("file as submitted")
    .innerJoin("claim_file", "claim_file.file_id", "submitted.id")
    .innerJoin("claim", "claim.id", "claim_file.claim_id")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .select("entry.code")
    .where("submitted.applicant_id", "=", applicantId)
    .where("claim_file.kind", "like", "invoice%")
    .where("claim.status", "not in", [ClaimStatus.cannotBuy, ClaimStatus.cancel])
    .orderBy("entry.id", "desc");
