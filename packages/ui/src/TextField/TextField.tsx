import type { ReactNode } from "react";
import { Field } from "../Field/Field.tsx";
import { type FieldProps, splitFieldProps } from "../Field/props.ts";
import { TextInput, type TextInputProps } from "../text-input/TextInput.tsx";
import { row, unit as unitClass } from "../text-input/text-input.css.ts";

export type TextFieldProps = FieldProps &
  Omit<TextInputProps, keyof FieldProps> & {
    /** Text after the box: 円, 様. */
    unit?: ReactNode;

    /** Content below the box: a count, the value in words, a suggestion. */
    below?: ReactNode;
  };

/** Props of a text field whose kind sets type, width and look, such as AmountField. */
export type KindFieldProps = Omit<
  TextFieldProps,
  "type" | "unit" | "below" | "tabularNumbers" | "width" | "align" | "format"
>;

/** One line of text. Accepts what a form library registers: name, ref, onChange, onBlur. */
export function TextField({ unit, below, ...props }: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field} below={below}>
      {(controlProps) => {
        const input = <TextInput {...control} {...controlProps} />;
        if (!unit) return input;
        return (
          <div className={row}>
            {input}
            <span className={unitClass}>{unit}</span>
          </div>
        );
      }}
    </Field>
  );
}
