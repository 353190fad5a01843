import { Text } from "../Text/index.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { useTyped } from "../text-input/use-typed.ts";

export interface DateFieldProps
  extends Omit<TextFieldProps, "type" | "unit" | "below" | "figures" | "tidy" | "width"> {
  /** Says the day below the field, with its weekday: `2026-11-21`; nothing for what is no date. */
  readonly inWords: (isoDate: string) => string | undefined;
}

/** The platform's date field, with the weekday below: money moves on working days. */
export function DateField({ inWords, ...props }: DateFieldProps) {
  const { typed, wiring } = useTyped<HTMLInputElement>(props);
  const spoken = inWords(typed);
  return (
    <TextField
      {...props}
      {...wiring}
      type="date"
      width="s"
      figures
      below={
        spoken && (
          <Text size="small" tone="quiet">
            {spoken}
          </Text>
        )
      }
    />
  );
}
