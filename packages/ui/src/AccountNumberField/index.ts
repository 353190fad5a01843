export { AccountNumberField, type AccountNumberFieldProps } from "./AccountNumberField.tsx";
