export { type DataItem, DataList, type DataListProps } from "./DataList.tsx";
export { Masked, type MaskedProps } from "./Masked.tsx";
