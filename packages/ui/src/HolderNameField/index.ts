export { HolderNameField, type HolderNameFieldProps } from "./HolderNameField.tsx";
