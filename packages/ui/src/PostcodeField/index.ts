export { type AddressChoice, PostcodeField, type PostcodeFieldProps } from "./PostcodeField.tsx";
