import { FieldGroup, type FieldGroupProps } from "@kaitori/ui";
import { parts } from "./Parts.css.ts";

/** Several fields that make up one thing: a name, an address. */
export function Parts({ children, ...group }: FieldGroupProps) {
  return (
    <FieldGroup unmarked {...group}>
      <div className={parts}>{children}</div>
    </FieldGroup>
  );
}
