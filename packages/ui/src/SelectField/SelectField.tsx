import type { Ref, SelectHTMLAttributes } from "react";
import { classes } from "../classes.ts";
import { Field } from "../Field/Field.tsx";
import { type FieldProps, splitFieldProps } from "../Field/props.ts";
import { ChevronDownIcon } from "../Icon/index.ts";
import { widths } from "../text-input/text-input.css.ts";
import { useWords } from "../UiProvider/context.ts";
import { arrow, frame, select } from "./SelectField.css.ts";

export type SelectOption = {
  /** Value in the form. */
  value: string;
  /** The answer. */
  label: string;
};
export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | "className" | "style" | "multiple"> & {
    /** The answers in the order in which users look for them. */
    options: readonly SelectOption[];

    /** Width of the field, by the length of its options; by default the whole line. */
    width?: keyof typeof widths | undefined;
    ref?: Ref<HTMLSelectElement> | undefined;
  };

/** The platform's select. */
export function SelectField({ options, width = "full", ...props }: SelectFieldProps) {
  const words = useWords();
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(controlProps) => (
        <div className={classes(frame, widths[width])}>
          <select {...control} {...controlProps} className={select}>
            <option value="">{words.choose}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className={arrow}>
            <ChevronDownIcon size="small" />
          </span>
        </div>
      )}
    </Field>
  );
}
