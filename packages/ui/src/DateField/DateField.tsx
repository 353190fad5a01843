import { Note } from "../Text/Text.tsx";
import { type KindFieldProps, TextField } from "../TextField/TextField.tsx";
import { useTypedText } from "../text-input/use-typed-text.ts";

export interface DateFieldProps extends KindFieldProps {
  /** Formats a date such as `2026-11-21` with its weekday; undefined if the text is not a date. */
  readonly inWords: (isoDate: string) => string | undefined;
}

/** The platform's date field, with the weekday below it, because money moves on working days. */
export function DateField({ inWords, ...props }: DateFieldProps) {
  const { typed, inputProps } = useTypedText<HTMLInputElement>(props);
  const dateInWords = inWords(typed);
  return (
    <TextField
      {...props}
      {...inputProps}
      type="date"
      width="s"
      tabularNumbers
      below={dateInWords && <Note>{dateInWords}</Note>}
    />
  );
}
