import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import type { DraftValue } from "@kaitori/domain";
import { Button, Dialog, Stack, Text } from "@kaitori/ui";
import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { loadChunk } from "../updates/load-chunk.ts";
import type { DraftSaver, DraftState } from "./draft-saver.ts";
import { useDraftState } from "./use-form-draft.ts";
import type { LineOf } from "./use-line-of.ts";

const DraftDifferences = lazy(async () => ({
  default: (await loadChunk(import("./DraftDifferences.tsx"))).DraftDifferences,
}));

interface DraftConflictProps {
  readonly draft: DraftSaver;
  /** Names the field at a path; without it the differences are not listed. */
  readonly lineOf?: LineOf | undefined;
  /** Required if the draft was not loaded with the screen. */
  readonly onTakeOther?: () => void;
}

/**
 * Another tab or device has saved the same form: the user chooses which draft to keep, at once or before the next save
 * or page. Until then both are kept.
 */
export function DraftConflict({ draft, lineOf, onTakeOther }: DraftConflictProps) {
  const state = useDraftState(draft);
  const words = useCopy(unsavedCopy);
  const { revalidate } = useRevalidator();
  const [postponedState, setPostponedState] = useState<DraftState>();
  if (state.kind !== "conflict" || state === postponedState) return null;
  // The screen remounts for a new draft version.
  const takeOther = () => {
    draft.discardLocal();
    if (onTakeOther) onTakeOther();
    else void revalidate();
  };
  return (
    <Dialog
      open
      title={words.otherTabTitle}
      onClose={() => setPostponedState(state)}
      actions={
        <>
          <Button onClick={takeOther}>{words.loadOther}</Button>
          <Button tone="secondary" onClick={() => void draft.overwrite()}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Text>{words.otherTabText}</Text>
        {lineOf && (
          <Suspense>
            <DraftDifferences
              ownDraft={state.ownInput}
              otherDraft={state.current.input as DraftValue}
              lineOf={lineOf}
            />
          </Suspense>
        )}
      </Stack>
    </Dialog>
  );
}
