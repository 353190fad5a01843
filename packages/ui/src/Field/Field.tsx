import type { ReactNode } from "react";
import * as styles from "./Field.css.ts";
import type { ControlProps, FieldProps } from "./props.ts";
import { useFieldParts } from "./use-field-parts.tsx";

export type FieldFrameProps = FieldProps & {
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
  /** Content below the control: a count, the value in words, a suggestion. */
  below?: ReactNode;
};

/** Label above, hint under the label, error above the box. */
export function Field({ children, below, ...props }: FieldFrameProps) {
  const { id, describedBy, optionalMark, description } = useFieldParts(props);
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label htmlFor={id} className={styles.label}>
          {props.label}
        </label>
        {optionalMark}
      </div>
      {description}
      {children({
        id,
        "aria-describedby": describedBy,
        "aria-invalid": props.error ? true : undefined,
        "aria-required": props.required ? true : undefined,
      })}
      {below}
    </div>
  );
}
