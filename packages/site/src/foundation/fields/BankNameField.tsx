import { ComboboxField, type ComboboxFieldProps, TextField } from "@kaitori/ui";
import { useSite } from "../site/SiteProvider.tsx";

/** A bank or branch: a combobox, or plain text if the server has no list. */
export function BankNameField({ search, onChoose, onChange, ...props }: ComboboxFieldProps) {
  const { server } = useSite();
  if (server.hasAdditions())
    return <ComboboxField {...props} search={search} onChoose={onChoose} onChange={onChange} />;
  return <TextField {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
}
