import { commonCopy } from "@kaitori/brand/copy/common";
import { ActionBar, Button } from "@kaitori/ui";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { DraftConflict } from "#foundation/forms/DraftConflict.tsx";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { LeaveDraft } from "#foundation/forms/LeaveDraft.tsx";
import type { DraftHandle } from "#foundation/forms/use-form-draft.ts";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { FilesLeftBehind } from "#foundation/uploads/FilesLeftBehind.tsx";
import { useHasFileLeftBehind, useIsUploading } from "#foundation/uploads/use-is-uploading.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { type MissingItem, MissingItems } from "./MissingItems.tsx";

export interface StepFormProps<Values extends FieldValues> {
  readonly form: JudgedForm<Values>;
  readonly draft: DraftHandle;
  /** The items that the step still lacks, while it is filled in. */
  readonly missing: readonly MissingItem[];
  /** Returns to the earlier papers, if any. */
  readonly stop?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** A step of papers: the task, the missing items, and the next button, which sticks to the bottom on a phone. */
export function StepForm<Values extends FieldValues>({
  form,
  draft,
  missing,
  stop,
  children,
}: StepFormProps<Values>) {
  const { next } = useCopy(commonCopy);
  const isUploading = useIsUploading();
  const hasFileLeftBehind = useHasFileLeftBehind();
  return (
    <>
      <JudgedFormFrame form={form}>
        {children}
        {stop && <div>{stop}</div>}
        {hasFileLeftBehind && missing.length > 0 ? <FilesLeftBehind /> : <MissingItems items={missing} />}
        <ActionBar note={<DraftStatus {...draft} />}>
          <Button type="submit" busy={form.isSending || isUploading}>
            {next}
          </Button>
        </ActionBar>
      </JudgedFormFrame>
      <DraftConflict {...draft} lineOf={form.lineOf} />
      <LeaveDraft {...draft} />
    </>
  );
}
