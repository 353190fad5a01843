import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { Button, Dialog, Text } from "@kaitori/ui";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { DraftState } from "./draft-keeper.ts";
import type { DraftInHand } from "./use-form-draft.ts";

interface TakingOther {
  /** Where the draft did not come with the screen. */
  readonly onTakeOther?: () => void;
}

/**
 * Another tab or device has written the same form: the person says which one counts, at once or when
 * typing or the way goes on; until then neither is lost.
 */
export function DraftConflict({ keeper, state, onTakeOther }: DraftInHand & TakingOther) {
  const words = useCopy(unsavedCopy);
  const { revalidate } = useRevalidator();
  const [putOff, setPutOff] = useState<DraftState>();
  if (state.kind !== "conflict" || state === putOff) return null;
  // The screen shows itself anew when its draft comes with another version.
  const takeOther = () => {
    keeper.giveUp();
    if (onTakeOther) onTakeOther();
    else void revalidate();
  };
  return (
    <Dialog
      open
      title={words.otherTabTitle}
      onClose={() => setPutOff(state)}
      actions={
        <>
          <Button onClick={takeOther}>{words.takeOther}</Button>
          <Button tone="secondary" onClick={() => void keeper.overwrite()}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <Text>{words.otherTabText}</Text>
    </Dialog>
  );
}
