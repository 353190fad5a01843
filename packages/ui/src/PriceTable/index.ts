export { type PriceRow, PriceTable, type PriceTableProps } from "./PriceTable.tsx";
