import { commonCopy } from "@kaitori/brand/copy/common";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { ActionBar, Button, CircleCheckIcon, focusField, LineLink } from "@kaitori/ui";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { DraftDialogs } from "#foundation/forms/DraftDialogs.tsx";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import type { DraftSaver } from "#foundation/forms/draft-saver.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { UnsentFilesBanner } from "#foundation/uploads/UnsentFilesBanner.tsx";
import { useHasFailedFile, useIsUploading } from "#foundation/uploads/uploads-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { complete, item } from "./StepForm.css.ts";

export interface StepFormProps<Values extends FieldValues> {
  readonly form: ValidatedForm<Values>;
  readonly draft: DraftSaver;
  readonly missing: readonly MissingItem[];
  readonly discardButton?: ReactNode | undefined;
  readonly children: ReactNode;
}

export function StepForm<Values extends FieldValues>({
  form,
  draft,
  missing,
  discardButton,
  children,
}: StepFormProps<Values>) {
  const { next } = useCopy(commonCopy);
  const isUploading = useIsUploading();
  const hasFailedFile = useHasFailedFile();
  return (
    <>
      <ValidatedFormFrame form={form}>
        {children}
        {discardButton && <div>{discardButton}</div>}
        {hasFailedFile ? <UnsentFilesBanner /> : <MissingItems items={missing} />}
        <ActionBar note={<DraftStatus draft={draft} />}>
          <Button type="submit" busy={form.isSending || isUploading}>
            {next}
          </Button>
        </ActionBar>
      </ValidatedFormFrame>
      <DraftDialogs draft={draft} summaryLineOf={form.summaryLineOf} />
    </>
  );
}

interface MissingItem {
  readonly field: string;
  readonly name: string;
}

function MissingItems({ items }: { items: readonly MissingItem[] }) {
  const words = useCopy(readinessCopy);
  if (items.length === 0)
    return (
      <p className={complete} role="status">
        <CircleCheckIcon size="small" />
        {words.stepComplete}
      </p>
    );
  return (
    <Disclosure title={words.stepLacks}>
      <ul>
        {items.map(({ field, name }) => (
          <li key={field} className={item}>
            <LineLink href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {name}
            </LineLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
