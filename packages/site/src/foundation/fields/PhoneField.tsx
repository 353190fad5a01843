import { phoneWithHyphens } from "@kaitori/domain";
import { TextField, type TextFieldProps } from "@kaitori/ui";

/** A telephone number, written as people do. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField {...props} required type="tel" inputMode="tel" width="m" figures tidy={phoneWithHyphens} />
);
