import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { type KindFieldProps, TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useTypedText } from "../text-input/use-typed-text.ts";
import { useWords } from "../UiProvider/context.ts";

export type AmountFieldProps = KindFieldProps & {
  /** Formats the amount when the field loses the focus. */
  format?: TextFieldProps["format"];
  /** Returns the amount as it is read aloud, such as 120万円; undefined if that is no clearer. */
  readAloud?: ((typed: string) => string | undefined) | undefined;
};

/** Field for yen. It repeats the amount in 万円, so that the user notices one zero too many. */
export function AmountField({ readAloud, ...props }: AmountFieldProps) {
  const words = useWords();
  const { typed, inputProps } = useTypedText<HTMLInputElement>(props);
  const reading = readAloud?.(typed);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      {...inputProps}
      width="s"
      align="end"
      tabularNumbers
      unit={
        <Inline gap="s">
          {words.yen}
          <span aria-live="polite">
            {reading && (
              <Text as="span" size="small">
                {reading}
              </Text>
            )}
          </span>
        </Inline>
      }
    />
  );
}
