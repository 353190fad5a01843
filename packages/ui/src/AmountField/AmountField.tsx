import { Text } from "../Text/index.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { useTyped } from "../text-input/use-typed.ts";
import { useWords } from "../UiProvider/context.ts";
import { amountReading, tidyAmount, yenIn } from "./amount-text.ts";

export type AmountFieldProps = Omit<TextFieldProps, "type" | "unit" | "below" | "tidy" | "width" | "align">;

/** Yen: separators when the field is left, and the amount in 万円 below, where a nought too many shows. */
export function AmountField(props: AmountFieldProps) {
  const words = useWords();
  const { typed, wiring } = useTyped<HTMLInputElement>(props);
  const yen = yenIn(typed);
  const reading = yen === undefined ? undefined : amountReading(yen);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      {...wiring}
      tidy={tidyAmount}
      width="s"
      align="end"
      figures
      unit={words.yen}
      below={
        <div aria-live="polite">
          {reading && (
            <Text size="small" tone="quiet">
              {words.yenReading(reading)}
            </Text>
          )}
        </div>
      }
    />
  );
}
