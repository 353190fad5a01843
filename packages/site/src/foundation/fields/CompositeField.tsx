import { FieldGroup, type FieldGroupProps } from "@kaitori/ui";
import { fields } from "./CompositeField.css.ts";

/** Groups the fields of one value, such as a name or an address. */
export function CompositeField({ children, ...group }: FieldGroupProps) {
  return (
    <FieldGroup hidesOptionalMark {...group}>
      <div className={fields}>{children}</div>
    </FieldGroup>
  );
}
