import { type Ref, type TextareaHTMLAttributes, useId } from "react";
import { classes } from "../classes.ts";
import { Field } from "../Field/Field.tsx";
import { type FieldProps, splitFieldProps } from "../Field/props.ts";
import { useTypedText } from "../text-input/use-typed-text.ts";
import { useWords } from "../UiProvider/context.ts";
import { count, overLimit, textarea } from "./TextareaField.css.ts";

export type TextareaFieldProps = FieldProps &
  Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    keyof FieldProps | "className" | "style" | "maxLength"
  > & {
    /** Maximum number of characters, counted from half of it on. A longer text is marked, not cut off. */
    limit?: number | undefined;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** Remaining characters from which on screen readers announce the count. */
const announcedCount = 20;

export function TextareaField({ limit, ...props }: TextareaFieldProps) {
  const words = useWords();
  const { field, control } = splitFieldProps(props);
  const { typed, inputProps } = useTypedText<HTMLTextAreaElement>(control);
  const countId = useId();
  const remaining = limit === undefined ? undefined : limit - [...typed].length;
  const below = limit !== undefined && remaining !== undefined && remaining <= limit / 2 && (
    <div
      id={countId}
      className={classes(count, remaining < 0 && overLimit)}
      aria-live={remaining <= announcedCount ? "polite" : "off"}
    >
      {remaining < 0
        ? words.charactersOver({ count: -remaining })
        : words.charactersLeft({ count: remaining })}
    </div>
  );
  return (
    <Field {...field} below={below}>
      {({ "aria-describedby": description, ...controlProps }) => (
        <textarea
          rows={4}
          {...control}
          {...inputProps}
          {...controlProps}
          aria-describedby={[description, below ? countId : ""].filter(Boolean).join(" ") || undefined}
          className={textarea}
        />
      )}
    </Field>
  );
}
