import { Inline } from "../Inline/Inline.tsx";
import { Text } from "../Text/Text.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useTyped } from "../text-input/use-typed.ts";
import { useWords } from "../UiProvider/context.ts";

export type AmountFieldProps = Omit<
  TextFieldProps,
  "type" | "unit" | "below" | "figures" | "width" | "align"
> & {
  /** Returns the amount as it is read aloud, such as 120万円; undefined if that is no clearer. */
  readAloud?: ((typed: string) => string | undefined) | undefined;
};

/** Field for yen. It repeats the amount in 万円, so that the user notices one zero too many. */
export function AmountField({ readAloud, ...props }: AmountFieldProps) {
  const words = useWords();
  const { typed, wiring } = useTyped<HTMLInputElement>(props);
  const reading = readAloud?.(typed);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      {...wiring}
      width="s"
      align="end"
      figures
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
