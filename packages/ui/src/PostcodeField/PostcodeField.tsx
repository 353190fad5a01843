import { type ChangeEvent, type CompositionEvent, useId, useRef } from "react";
import { Note, Text } from "../Text/Text.tsx";
import { type KindFieldProps, TextField } from "../TextField/TextField.tsx";
import { useWords } from "../UiProvider/context.ts";
import { choice, choices as choicesClass, status } from "./PostcodeField.css.ts";

export type AddressChoice = {
  /** Identifies the choice. */
  id: string;
  /** The address. */
  label: string;
};
export type PostcodeFieldProps = KindFieldProps & {
  /** Reads the digits of a complete postcode; null if it is incomplete. */
  read: (typed: string) => string | null;
  /** Formats the postcode when the field loses the focus. */
  format: (typed: string) => string;
  /** Called with a complete postcode, to look up its address. */
  onComplete?: ((digits: string) => void) | undefined;

  /** True while the address is being looked up. */
  searching?: boolean | undefined;
  /** Addresses to choose from, if the postcode has several. */
  choices?: readonly AddressChoice[] | undefined;

  /** Called when the user chooses an address. */
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
  const lastQuery = useRef<string>(null);
  const lookUp = ({ currentTarget }: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>) => {
    const complete = read(currentTarget.value);
    // Adding the hyphen does not change the postcode, so the choices stay.
    if (complete !== null && complete !== lastQuery.current) onComplete?.(complete);
    lastQuery.current = complete;
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
      format={format}
      width="xs"
      tabularNumbers
      below={
        <div role="status" className={status}>
          {searching && <Note>{words.searching}</Note>}
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
