import { contractCopy } from "@kaitori/brand/copy/contract";
import { Checkbox, Link } from "@kaitori/ui";
import { Fragment, useState } from "react";
import { goToField } from "#foundation/forms/go-to-field.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ContractValues } from "./use-contract-form.ts";
import type { TextToRead } from "./use-read-texts.ts";

export interface CheckboxAfterReadingProps {
  readonly form: ValidatedForm<ContractValues>;
  readonly path: "explained" | "consent";
  readonly label: string;
  /** The texts that must be read to their end first. */
  readonly unread: readonly TextToRead[];
}

/** A checkbox that stays unchecked until its texts have been read to their end (B16). */
export function CheckboxAfterReading({ form, path, label, unread }: CheckboxAfterReadingProps) {
  const { onChange, error, ...field } = form.field(path);
  const [isRefused, setRefused] = useState(false);
  const mustRead = unread.length > 0;
  return (
    <Checkbox
      label={label}
      required
      {...field}
      error={isRefused && mustRead ? <UnreadTextsError texts={unread} /> : error}
      onChange={(event) => {
        setRefused(mustRead);
        if (mustRead) event.currentTarget.checked = false;
        else void onChange(event);
      }}
    />
  );
}

function UnreadTextsError({ texts }: { readonly texts: readonly TextToRead[] }) {
  const words = useCopy(contractCopy);
  return (
    <span role="alert">
      {words.readFirst}
      {texts.map(({ id, title }) => (
        <Fragment key={id}>
          <br />
          <Link href={`#${id}`} onClick={(event) => goToField(event, id)}>
            {words.readOn({ title })}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}
