import { Text } from "../Text/Text.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { useTyped } from "../text-input/use-typed.ts";

export interface DateFieldProps
  extends Omit<TextFieldProps, "type" | "unit" | "below" | "figures" | "tidy" | "width"> {
  /** Formats a date such as `2026-11-21` with its weekday; undefined if the text is not a date. */
  readonly inWords: (isoDate: string) => string | undefined;
}

/** The platform's date field, with the weekday below it, because money moves on working days. */
export function DateField({ inWords, ...props }: DateFieldProps) {
  const { typed, wiring } = useTyped<HTMLInputElement>(props);
  const dateInWords = inWords(typed);
  return (
    <TextField
      {...props}
      {...wiring}
      type="date"
      width="s"
      figures
      below={
        dateInWords && (
          <Text size="small" tone="quiet">
            {dateInWords}
          </Text>
        )
      }
    />
  );
}
