import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import type { DraftValue } from "@kaitori/domain";
import { Button, Dialog, Stack, Text } from "@kaitori/ui";
import { lazy, Suspense, useState } from "react";
import { useRevalidator } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { fetched } from "../updates/fetched.ts";
import type { DraftState } from "./draft-keeper.ts";
import { type DraftInHand, useDraftState } from "./use-form-draft.ts";
import type { LineOf } from "./use-line-of.ts";

const DraftDifferences = lazy(async () => ({
  default: (await fetched(import("./DraftDifferences.tsx"))).DraftDifferences,
}));

interface ConflictOptions {
  /** Names the field at a path: then it is told in what the two differ. */
  readonly lineOf?: LineOf | undefined;
  /** Needed if the draft did not come with the screen. */
  readonly onTakeOther?: () => void;
}

/**
 * Another tab or device has written the same form: the person says which one counts, at once or when
 * typing or the way goes on; until then neither is lost.
 */
export function DraftConflict({ keeper, lineOf, onTakeOther }: DraftInHand & ConflictOptions) {
  const state = useDraftState({ keeper });
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
      <Stack gap="m">
        <Text>{words.otherTabText}</Text>
        {lineOf && (
          <Suspense>
            <DraftDifferences here={state.mine} there={state.current.input as DraftValue} lineOf={lineOf} />
          </Suspense>
        )}
      </Stack>
    </Dialog>
  );
}
