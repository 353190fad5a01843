import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { Button, Dialog, Text } from "@kaitori/ui";
import { useEffect } from "react";
import { useLeaveGuard } from "../leave/use-leave-guard.ts";
import { useCopy } from "../use-copy.ts";
import type { DraftInHand } from "./use-form-draft.ts";

/** Leaving waits until everything typed is kept; only when that fails is anybody asked (R3.9). */
export function LeaveDraft({ keeper, state }: DraftInHand) {
  const words = useCopy(unsavedCopy);
  const blocker = useLeaveGuard(state.kind !== "kept");
  const isBlocked = blocker.state === "blocked";

  useEffect(() => {
    if (!isBlocked) return;
    void keeper.flush().then((isKept) => isKept && blocker.proceed());
  }, [isBlocked, keeper, blocker]);

  if (!isBlocked || (state.kind !== "failed" && state.kind !== "refused")) return null;
  return (
    <Dialog
      open
      title={words.title}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.reset()}>{words.stay}</Button>
          <Button tone="secondary" onClick={() => blocker.proceed()}>
            {words.leave}
          </Button>
        </>
      }
    >
      <Text>{words.text}</Text>
    </Dialog>
  );
}
