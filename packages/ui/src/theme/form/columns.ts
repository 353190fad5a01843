import type { Table } from "./table.ts";

/** Place of the second column on a desktop. */
export const columns = {
  beside: { pageWidth: "72rem", columns: "minmax(0,1fr) 20rem", asideFlow: "flex", index: "block" },
  below: { pageWidth: "54rem", columns: "minmax(0,1fr)", asideFlow: "grid", index: "none" },
} satisfies Table<"columns">;
