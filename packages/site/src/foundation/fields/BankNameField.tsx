import { ComboboxField, type ComboboxFieldProps, TextField } from "@kaitori/ui";
import { useSite } from "../site/SiteProvider.tsx";

/** A bank or branch: a combobox, or plain text if the server has no list. */
export function BankNameField({ search, onChoose, hint, onChange, width, ...props }: ComboboxFieldProps) {
  const { server } = useSite();
  if (server.hasAdditions())
    return <ComboboxField {...{ search, onChoose, hint, onChange, width }} {...props} />;
  return <TextField {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
}
