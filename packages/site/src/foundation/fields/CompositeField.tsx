import { FieldGroup, type FieldGroupProps } from "@kaitori/ui";
import { fields } from "./CompositeField.css.ts";

/** Several fields that make up one thing: a name, an address. */
export function CompositeField({ children, ...group }: FieldGroupProps) {
  return (
    <FieldGroup unmarked {...group}>
      <div className={fields}>{children}</div>
    </FieldGroup>
  );
}
