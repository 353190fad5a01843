import { entryStepPaths } from "@kaitori/domain";

/** From the last page back to the fields: the same address without the query. */
export const fieldsPath = entryStepPaths.submitInvoices;
