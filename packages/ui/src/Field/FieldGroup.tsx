import { type ReactNode, useId } from "react";
import { descriptionIds, FieldDescription } from "./description.tsx";
import * as styles from "./Field.css.ts";
import { OptionalMark } from "./OptionalMark.tsx";
import type { FieldProps } from "./props.ts";

export type FieldGroupProps = FieldProps & { children: ReactNode };

/** Several controls under one label: choices, or the parts of an address. */
export function FieldGroup({ children, ...props }: FieldGroupProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <fieldset id={id} tabIndex={-1} className={styles.field} aria-describedby={descriptionIds(id, props)}>
      <legend className={styles.legend}>
        <span className={styles.label}>{props.label}</span>
        {!props.required && !props.hidesOptionalMark && <OptionalMark />}
      </legend>
      <FieldDescription {...props} id={id} />
      {children}
    </fieldset>
  );
}
