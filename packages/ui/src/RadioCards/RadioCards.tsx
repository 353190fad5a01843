import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { control as controlClass, description, title } from "../choice/choice.css.ts";
import { classes } from "../classes.ts";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import { type FieldProps, splitFieldProps } from "../Field/props.ts";
import { beside, card, cards, invalid, pair, withoutOutline } from "./RadioCards.css.ts";

export type RadioOption = {
  /** Value in the form. */
  value: string;
  /** The answer. */
  label: ReactNode;
  /** A line that explains the answer. */
  description?: ReactNode;
};
export type RadioCardsProps = FieldProps &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    keyof FieldProps | "className" | "style" | "type" | "value" | "defaultValue"
  > & {
    /** Two to five answers. */
    options: readonly RadioOption[];
    /** `beside`: two in a row if there is space; `pair`: two short ones in a row on a phone, too. */
    layout?: "below" | "beside" | "pair" | undefined;
    value?: string | undefined;
    defaultValue?: string | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** Answers as cards, each with an explanation. The whole card is clickable. */
export function RadioCards({
  options,
  layout = "below",
  value,
  defaultValue,
  name,
  ...props
}: RadioCardsProps) {
  const group = useId();
  const { field, control } = splitFieldProps(props);
  return (
    <FieldGroup {...field}>
      <div className={classes(cards, layout === "beside" && beside, layout === "pair" && pair)}>
        {options.map((option) => (
          <label key={option.value} className={classes(card, Boolean(field.error) && invalid)}>
            <input
              {...control}
              type="radio"
              name={name ?? group}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
              }
              className={classes(controlClass, withoutOutline)}
            />
            <span>
              <span className={title}>{option.label}</span>
              {option.description && <span className={description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
