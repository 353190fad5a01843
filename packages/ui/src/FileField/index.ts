export { FileField, type FileFieldProps } from "./FileField.tsx";
export type { FileRow } from "./file-row.ts";
