export { FileField, type FileFieldProps } from "./FileField.tsx";
export { idOfMove } from "./FileItem.tsx";
export { FilePicker, type FilePickerProps } from "./FilePicker.tsx";
export type { FileRow } from "./file-row.ts";
