import type { ReactNode } from "react";

/** Texts that every field shows around its control. */
export type FieldProps = {
  /** Label of the field; always visible. */
  label: ReactNode;

  /** Advice before typing. */
  hint?: ReactNode;
  /** Shown after the hint as 例：…; a placeholder would vanish as soon as the user types. */
  example?: string | undefined;

  /** Error in a sentence; absent if there is none. */
  error?: ReactNode;

  /** Warning about an answer that is unusual but may be right; the form can still be sent. */
  warning?: ReactNode;

  /** Without it the field is marked as optional. */
  required?: boolean | undefined;
  /** Hides the optional mark in forms where everything is required, such as the login. */
  hidesOptionalMark?: boolean | undefined;

  /** The id of the control; ErrorSummary links to it. */
  id?: string | undefined;
};

/** Attributes that connect a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

/** Separates the props of the field from those of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, hint, example, error, warning, required, hidesOptionalMark, id, ...control } = props;
  return {
    field: { label, hint, example, error, warning, required, hidesOptionalMark, id },
    control,
  };
}
