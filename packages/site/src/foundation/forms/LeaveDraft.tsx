import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { Button, Dialog, Text } from "@kaitori/ui";
import { useEffect } from "react";
import { useCopy } from "../../parts/brand/use-copy.ts";
import { useSite } from "../site/SiteProvider.tsx";
import { isUnderWay } from "../uploads/upload-row.ts";
import { uploadsOf } from "../uploads/uploads-of.ts";
import { useIsUploading } from "../uploads/use-is-uploading.ts";
import type { DraftInHand } from "./use-form-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

/** Leaving waits until everything typed is kept; only when that fails, or files are on their way, is anybody asked (R3.9). */
export function LeaveDraft({ keeper, state }: DraftInHand) {
  const words = useCopy(unsavedCopy);
  const upload = useCopy(uploadCopy);
  const { store, cancel } = uploadsOf(useSite());
  const isUploading = useIsUploading();
  const blocker = useLeaveGuard(state.kind !== "kept" || isUploading);
  const isBlocked = blocker.state === "blocked";

  useEffect(() => {
    if (!isBlocked || isUploading) return;
    void keeper.flush().then((isKept) => {
      if (isKept) blocker.proceed();
      // The question which draft counts comes before any way out.
      else if (keeper.store.getState().kind === "conflict") blocker.reset();
    });
  }, [isBlocked, isUploading, keeper, blocker]);

  const hasFailed = state.kind === "failed" || state.kind === "refused";
  if (!isBlocked || !(isUploading || hasFailed)) return null;
  // Without the files the draft is kept first, as on every way out.
  const stopUploads = () => {
    for (const row of store.getState()) if (isUnderWay(row)) cancel(row.key);
  };
  return (
    <Dialog
      open
      title={isUploading ? upload.leaveTitle : words.title}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.reset()}>{words.stay}</Button>
          <Button tone="secondary" onClick={isUploading ? stopUploads : () => blocker.proceed()}>
            {isUploading ? upload.stopAndLeave : words.leave}
          </Button>
        </>
      }
    >
      <Text>{isUploading ? upload.leaveQuestion : words.text}</Text>
    </Dialog>
  );
}
