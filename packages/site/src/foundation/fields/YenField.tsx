import { formatYenInput, yenInputAloud } from "@kaitori/domain";
import { AmountField, type AmountFieldProps } from "@kaitori/ui";

export const YenField = (props: Omit<AmountFieldProps, "format" | "readAloud">) => (
  <AmountField {...props} format={formatYenInput} readAloud={yenInputAloud} />
);
