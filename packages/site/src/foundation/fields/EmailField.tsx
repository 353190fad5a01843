import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { formatEmailAddress } from "@kaitori/domain";
import { TextField, type TextFieldProps } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export function EmailField(field: Omit<TextFieldProps, "label">) {
  const { email } = useCopy(fieldsCopy);
  return (
    <TextField
      label={email}
      type="email"
      inputMode="email"
      autoComplete="username"
      format={formatEmailAddress}
      {...field}
    />
  );
}
