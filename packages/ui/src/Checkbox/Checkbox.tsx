import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { control as controlClass, description as descriptionClass, title } from "../choice/choice.css.ts";
import { classes } from "../classes.ts";
import { FieldMessage } from "../Field/FieldMessage.tsx";
import { checkbox, invalid, line } from "./Checkbox.css.ts";

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "style" | "type"> & {
  /** The sentence that the user agrees to or chooses. */
  label: ReactNode;

  /** A second line that explains the label. */
  description?: ReactNode;

  /** Error in a sentence; absent if there is none. */
  error?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A checkbox. Its whole sentence is clickable. */
export function Checkbox({ label, description, error, id, required, ...control }: CheckboxProps) {
  const ownId = useId();
  const errorId = `${id ?? ownId}-error`;
  return (
    <div className={checkbox}>
      {error && (
        <FieldMessage id={errorId} kind="error">
          {error}
        </FieldMessage>
      )}
      <label className={line}>
        <input
          {...control}
          id={id ?? ownId}
          type="checkbox"
          className={classes(controlClass, Boolean(error) && invalid)}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>
          <span className={title}>{label}</span>
          {description && <span className={descriptionClass}>{description}</span>}
        </span>
      </label>
    </div>
  );
}
