import type { ReactNode } from "react";

/** Texts that every field shows around its control. */
export type FieldProps = {
  /** Label of the field; always in sight. */
  label: ReactNode;

  /** Advice before one types. */
  hint?: ReactNode;
  /** Shown after the hint as 例：…, because a placeholder is gone when it is needed. */
  example?: string | undefined;

  /** Error in a sentence; absent if there is none. */
  error?: ReactNode;

  /** Warning about an answer that may be right; it does not stop the form. */
  warning?: ReactNode;

  /** Left out, the field is marked as optional. */
  required?: boolean | undefined;
  /** Hides the optional mark in forms where everything is required, such as the login. */
  unmarked?: boolean | undefined;

  /** The id of the control, by which a line of ErrorSummary leads to it. */
  id?: string | undefined;
};

/** The attributes that a control needs so that its label, hint and error are read with it. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

/** Separates the props of the field from those of its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, hint, example, error, warning, required, unmarked, id, ...control } = props;
  return { field: { label, hint, example, error, warning, required, unmarked, id }, control };
}
