import type { Table } from "./table.ts";

/** What the card of an entry that runs begins with, and where what was asked for stands among its invoices and papers. */
export const entries = {
  steps: { entryFigure: "0", entryNext: "0", entrySummary: "-1" },
  figure: { entryFigure: "-1", entryNext: "0", entrySummary: "0" },
  next: { entryFigure: "0", entryNext: "-1", entrySummary: "1" },
} as const satisfies Table<"entry">;
