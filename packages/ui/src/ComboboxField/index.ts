export { ComboboxField, type ComboboxFieldProps } from "./ComboboxField.tsx";
export type { ComboboxOption, ComboboxSearch } from "./option.ts";
