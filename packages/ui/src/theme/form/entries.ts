import type { Table } from "./table.ts";

/** Place of the request among the invoices and papers of an entry. */
export const entries = {
  steps: { entrySummary: "-1" },
  figure: { entrySummary: "0" },
  next: { entrySummary: "1" },
} as const satisfies Table<"entry">;
