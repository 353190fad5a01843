import { formatYenInput, yenInputAloud } from "@kaitori/domain";
import { AmountField, type AmountFieldProps } from "@kaitori/ui";

/** Yen, by the one reader of amounts: separators when the field is left, and said aloud below it. */
export const YenField = (props: Omit<AmountFieldProps, "tidy" | "readAloud">) => (
  <AmountField {...props} tidy={formatYenInput} readAloud={yenInputAloud} />
);
