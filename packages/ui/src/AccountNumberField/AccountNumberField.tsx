import { Text } from "../Text/index.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { tidyDigits } from "../text-input/digits.ts";
import { useTyped } from "../text-input/use-typed.ts";
import { useWords } from "../UiProvider/context.ts";

export type AccountNumberFieldProps = Omit<TextFieldProps, "type" | "unit" | "below" | "tidy" | "width"> & {
  digits?: number | undefined;
};

/** An account number: either width is taken, and the digits are counted so that a missing one shows. */
export function AccountNumberField({ digits = 7, ...props }: AccountNumberFieldProps) {
  const words = useWords();
  const { typed, wiring } = useTyped<HTMLInputElement>(props);
  const count = tidyDigits(typed).length;
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      {...wiring}
      tidy={tidyDigits}
      width="xs"
      figures
      below={
        count > 0 &&
        count !== digits && (
          <Text size="small" tone="quiet" figures>
            {words.digitsOf({ typed: count, wanted: digits })}
          </Text>
        )
      }
    />
  );
}
