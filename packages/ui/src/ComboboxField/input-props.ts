import type { FocusEventHandler, HTMLAttributes } from "react";
import type { ControlProps } from "../Field/props.ts";
import type { ComboboxOption, ComboboxSearch } from "./option.ts";

/** What the plain field and the combobox that takes its place have in common. */
export type ComboboxInputProps = {
  id: string;
  label: string;
  name?: string | undefined;
  value: string;
  onChange: (typed: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  onChoose?: ((option: ComboboxOption) => void) | undefined;
  search: ComboboxSearch;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  inputClass: string;
  described: Omit<ControlProps, "id">;
  /** The plain field had the focus when this took its place. */
  takeFocus: boolean;
};
