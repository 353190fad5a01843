import { Text } from "../Text/index.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { useTyped } from "../text-input/use-typed.ts";
import { useWords } from "../UiProvider/context.ts";

export type AccountNumberFieldProps = Omit<TextFieldProps, "type" | "unit" | "below" | "tidy" | "width"> & {
  /** How the number is written; applied when the field is left. */
  format: (typed: string) => string;
  /** How many digits are typed. */
  digitsIn: (typed: string) => number;
  /** How many digits an account number has. */
  digits: number;
};

/** An account number: either width is taken, and the digits are counted so that a missing one shows. */
export function AccountNumberField({ format, digitsIn, digits, ...props }: AccountNumberFieldProps) {
  const words = useWords();
  const { typed, wiring } = useTyped<HTMLInputElement>(props);
  const count = digitsIn(typed);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      {...wiring}
      tidy={format}
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
