import { type ChangeEvent, type CompositionEvent, useId, useRef } from "react";
import { Text } from "../Text/index.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { useWords } from "../UiProvider/context.ts";
import { choice, choices as choicesClass } from "./PostcodeField.css.ts";

export type AddressChoice = {
  /** Tells the choices apart. */
  id: string;
  /** The address. */
  label: string;
};
export type PostcodeFieldProps = Omit<
  TextFieldProps,
  "type" | "unit" | "below" | "figures" | "tidy" | "width"
> & {
  /** The digits of a whole postcode; nothing until it is whole. */
  read: (typed: string) => string | null;
  /** Formats the postcode; applied when the field is left. */
  format: (typed: string) => string;
  /** A whole postcode stands in the field: time to look the address up. */
  onComplete?: ((digits: string) => void) | undefined;

  /** The address is being looked up. */
  searching?: boolean | undefined;
  /** Towns to pick from, where one code spans several. */
  choices?: readonly AddressChoice[] | undefined;

  /** One of the choices was taken. */
  onChoose?: ((id: string) => void) | undefined;
};

export function PostcodeField({
  read,
  format,
  onComplete,
  searching,
  choices = [],
  onChoose,
  onChange,
  ...props
}: PostcodeFieldProps) {
  const words = useWords();
  const listId = useId();
  const asked = useRef<string>(null);
  const lookUp = ({ currentTarget }: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const complete = read(currentTarget.value);
    // The hyphen that is put in when the field is left makes no other code of it: the choices stay where they are.
    if (complete !== null && complete !== asked.current) onComplete?.(complete);
    asked.current = complete;
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) lookUp(event);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="postal-code"
      {...props}
      onChange={change}
      onCompositionEnd={lookUp}
      tidy={format}
      width="xs"
      figures
      below={
        <div role="status">
          {searching && (
            <Text size="small" tone="quiet">
              {words.searching}
            </Text>
          )}
          {choices.length > 0 && (
            <>
              <Text id={listId} size="small">
                {words.chooseAddress}
              </Text>
              <ul aria-labelledby={listId} className={choicesClass}>
                {choices.map(({ id, label }) => (
                  <li key={id}>
                    <button type="button" className={choice} onClick={() => onChoose?.(id)}>
                      {label}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      }
    />
  );
}
