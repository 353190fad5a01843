import { commonCopy } from "@kaitori/brand/copy/common";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { ActionBar, Button, CircleCheckIcon, focusField, LineLink } from "@kaitori/ui";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useRevalidator } from "react-router";
import { DraftDialogs } from "#foundation/forms/DraftDialogs.tsx";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import type { DraftInput, DraftSaver } from "#foundation/forms/draft-saver.ts";
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
  /** A button, shown until the new papers are complete, to discard them: the papers of the earlier application stay. */
  readonly discard: Omit<DiscardNewPapersProps, "draft"> | false | undefined;
  readonly children: ReactNode;
}

export function StepForm<Values extends FieldValues>({
  form,
  draft,
  missing,
  discard,
  children,
}: StepFormProps<Values>) {
  const { next } = useCopy(commonCopy);
  const isUploading = useIsUploading();
  const hasFailedFile = useHasFailedFile();
  return (
    <>
      <ValidatedFormFrame form={form}>
        {children}
        {discard && missing.length > 0 && <DiscardNewPapers draft={draft} {...discard} />}
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

interface DiscardNewPapersProps {
  readonly draft: DraftSaver;
  readonly label: string;
  /** The fields of the step without the new papers. */
  readonly empty: DraftInput;
  readonly onDiscarded: () => void;
}

function DiscardNewPapers({ draft, label, empty, onDiscarded }: DiscardNewPapersProps) {
  const { revalidate } = useRevalidator();
  const discard = async () => {
    if (draft.reopenConflict()) return;
    draft.write(empty);
    if (!(await draft.flush())) return;
    // When the user starts again, the form starts with the current draft.
    await revalidate();
    onDiscarded();
  };
  return (
    <div>
      <Button tone="subtle" onClick={() => void discard()}>
        {label}
      </Button>
    </div>
  );
}
