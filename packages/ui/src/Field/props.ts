import type { ReactNode } from "react";

/** What every field says around its control. */
export type FieldProps = {
  /** What is asked for; always in sight. */
  label: ReactNode;

  /** How to answer, before one types. */
  hint?: ReactNode;
  /** Shown after the hint as 例：…, because a placeholder is gone when it is needed. */
  example?: string | undefined;

  /** What is wrong, in a sentence; nothing while all is well. */
  error?: ReactNode;

  /** What looks wrong but may be right: it does not stop the form. */
  warning?: ReactNode;

  /** Left out, the field is marked as optional. */
  required?: boolean | undefined;
  /** For forms where everything is plainly needed, as at login. */
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

/** Parts what belongs to the field from what belongs to the control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, hint, example, error, warning, required, unmarked, id, ...control } = props;
  return { field: { label, hint, example, error, warning, required, unmarked, id }, control };
}
