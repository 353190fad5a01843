export { type DataItem, DataList } from "./DataList.tsx";
export { Masked, type MaskedProps } from "./Masked.tsx";
