import { phoneWithHyphens } from "@kaitori/domain";
import { TextField, type TextFieldProps } from "@kaitori/ui";

/** Adds hyphens on blur. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField
    {...props}
    required
    type="tel"
    inputMode="tel"
    width="m"
    tabularNumbers
    format={phoneWithHyphens}
  />
);
