import { formatYenInput, readYenInput, yenReadAloud } from "@kaitori/domain";
import { AmountField, type AmountFieldProps } from "@kaitori/ui";

/** Yen, by the one reader of amounts: separators when the field is left, and said aloud below it. */
export const YenField = (props: Omit<AmountFieldProps, "tidy" | "readAloud">) => (
  <AmountField {...props} tidy={formatYenInput} readAloud={aloud} />
);

/** Below 万 there is nothing to make easier. */
function aloud(typed: string): string | undefined {
  const yen = readYenInput(typed);
  return yen !== null && yen >= 10_000 ? yenReadAloud(yen) : undefined;
}
