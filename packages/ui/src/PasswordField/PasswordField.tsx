import { useState } from "react";
import { Field } from "../Field/Field.tsx";
import { splitFieldProps } from "../Field/props.ts";
import { EyeIcon, EyeOffIcon } from "../Icon/index.ts";
import type { TextFieldProps } from "../TextField/TextField.tsx";
import { TextInput } from "../text-input/TextInput.tsx";
import { useWords } from "../UiProvider/context.ts";
import { frame, reveal } from "./PasswordField.css.ts";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "unit" | "format" | "autoComplete"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password field with a button that shows the text. */
export function PasswordField({ below, ...props }: PasswordFieldProps) {
  const words = useWords();
  const [isVisible, setIsVisible] = useState(false);
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field} below={below}>
      {(controlProps) => (
        <div className={frame}>
          <TextInput
            autoCapitalize="none"
            spellCheck="false"
            {...control}
            {...controlProps}
            type={isVisible ? "text" : "password"}
          />
          <button
            type="button"
            className={reveal}
            aria-label={isVisible ? words.hidePassword : words.showPassword}
            aria-controls={controlProps.id}
            disabled={control.disabled}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}
