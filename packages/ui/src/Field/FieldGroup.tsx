import type { ReactNode } from "react";
import * as styles from "./Field.css.ts";
import type { FieldProps } from "./props.ts";
import { useFieldParts } from "./use-field-parts.tsx";

export type FieldGroupProps = FieldProps & { children: ReactNode };

/** Several controls under one label: choices, or the parts of an address. */
export function FieldGroup({ children, ...props }: FieldGroupProps) {
  const { id, describedBy, optionalMark, description } = useFieldParts(props);
  return (
    <fieldset id={id} tabIndex={-1} className={styles.field} aria-describedby={describedBy}>
      <legend className={styles.legend}>
        <span className={styles.label}>{props.label}</span>
        {optionalMark}
      </legend>
      {description}
      {children}
    </fieldset>
  );
}
