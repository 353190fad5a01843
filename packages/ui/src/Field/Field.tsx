import { type ReactNode, useId } from "react";
import { descriptionIds, FieldDescription } from "./description.tsx";
import * as styles from "./Field.css.ts";
import { OptionalMark } from "./OptionalMark.tsx";
import type { ControlProps, FieldProps } from "./props.ts";

export type FieldFrameProps = FieldProps & {
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (control: ControlProps) => ReactNode;
  /** Content below the control: a count, the value in words, a suggestion. */
  below?: ReactNode;
};

/** Label above, hint under the label, error above the box. */
export function Field({ children, below, ...props }: FieldFrameProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const required = props.required ?? false;
  return (
    <div className={styles.field}>
      <div className={styles.labelLine}>
        <label htmlFor={id} className={styles.label}>
          {props.label}
        </label>
        {!required && !props.hidesOptionalMark && <OptionalMark />}
      </div>
      <FieldDescription {...props} id={id} />
      {children({
        id,
        "aria-describedby": descriptionIds(id, props),
        "aria-invalid": props.error ? true : undefined,
        "aria-required": required ? true : undefined,
      })}
      {below}
    </div>
  );
}
