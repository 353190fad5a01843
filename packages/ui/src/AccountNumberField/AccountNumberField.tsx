import { Button } from "../Button/Button.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Note } from "../Text/Text.tsx";
import { type KindFieldProps, TextField } from "../TextField/TextField.tsx";
import { useTypedText } from "../text-input/use-typed-text.ts";
import { useWords } from "../UiProvider/context.ts";

export type AccountNumberFieldProps = KindFieldProps & {
  /** Formats the number when the field loses the focus. */
  format: (typed: string) => string;
  /** Completes a number that was refused; the message offers the result as a button. */
  complete?: ((typed: string) => string | undefined) | undefined;
  /** Counts the digits typed so far. */
  countDigits: (typed: string) => number;
  /** Digits of an account number. */
  digits: number;
};

/** Field for a bank account number in either width. It counts the digits, so a missing one is noticed. */
export function AccountNumberField({
  format,
  complete,
  countDigits,
  digits,
  ...props
}: AccountNumberFieldProps) {
  const words = useWords();
  const { typed, replace, inputProps } = useTypedText<HTMLInputElement>(props);
  const count = countDigits(typed);
  // An error may stay while the user goes on typing; a number that is still too short is not completed.
  const completed = props.error ? complete?.(typed) : undefined;
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      {...inputProps}
      format={format}
      width="xs"
      tabularNumbers
      below={
        count > 0 &&
        count !== digits && (
          <Stack gap="xs" align="start">
            <Note tabularNumbers>{words.digitsOf({ typed: count, wanted: digits })}</Note>
            {completed !== undefined && (
              <Button tone="secondary" onClick={() => replace(completed)}>
                {words.takeNumber({ number: completed })}
              </Button>
            )}
          </Stack>
        )
      }
    />
  );
}
