import { formatYenInput, yenInputAloud } from "@kaitori/domain";
import { AmountField, type AmountFieldProps } from "@kaitori/ui";

/** An amount in yen: formatted with separators on blur, and repeated in words below the field. */
export const YenField = (props: Omit<AmountFieldProps, "format" | "readAloud">) => (
  <AmountField {...props} format={formatYenInput} readAloud={yenInputAloud} />
);
