import { Text } from "../Text/index.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { useTyped } from "../text-input/use-typed.ts";
import { useDayInWords } from "../UiProvider/context.ts";

export type DateFieldProps = Omit<TextFieldProps, "type" | "unit" | "below" | "tidy" | "width">;

/** The platform's date field, with the weekday below: money moves on working days. */
export function DateField(props: DateFieldProps) {
  const { typed, wiring } = useTyped<HTMLInputElement>(props);
  const spoken = useDayInWords()?.(typed);
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
