import { Button } from "@kaitori/ui";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { DraftInput, DraftSaver } from "#foundation/forms/draft-saver.ts";

export interface DiscardNewPapersProps<Input extends DraftInput> {
  readonly draft: DraftSaver<Input>;
  /** The fields of the step without the new papers. */
  readonly empty: Input;
  readonly onDiscarded: () => void;
  readonly children: ReactNode;
}

/** Discards the papers that were to replace those of the earlier application; the earlier ones stay. */
export function DiscardNewPapers<Input extends DraftInput>({
  draft,
  empty,
  onDiscarded,
  children,
}: DiscardNewPapersProps<Input>) {
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
    <Button tone="subtle" onClick={() => void discard()}>
      {children}
    </Button>
  );
}
