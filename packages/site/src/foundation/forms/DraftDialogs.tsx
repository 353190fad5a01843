import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import type { DraftValue } from "@kaitori/domain";
import { Text } from "@kaitori/ui";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { type Blocker, useBlocker, useRevalidator } from "react-router";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useSite } from "../site/SiteProvider.tsx";
import { loadChunk } from "../updates/load-chunk.ts";
import { isUnderWay } from "../uploads/upload-row.ts";
import {
  unsortedFilesOf,
  uploadsOf,
  useHasFailedFile,
  useHasUnsortedFile,
  useIsUploading,
} from "../uploads/uploads-of.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import type { DraftSaver, DraftState } from "./draft-saver.ts";
import { useDraftState } from "./use-form-draft.ts";
import type { SummaryLineOf } from "./use-summary-line-of.ts";

const DraftDifferences = lazy(() => loadChunk(import("./DraftDifferences.tsx")));

interface DraftDialogsProps {
  readonly draft: DraftSaver;
  /** Adds the label of a field to a text about it; without it the differences are not listed. */
  readonly summaryLineOf?: SummaryLineOf | undefined;
  /** Required if the draft was not loaded with the screen. */
  readonly onLoadOtherDraft?: () => void;
}

/** The dialogs of a form with a draft: about a change by another tab or device, and about leaving. */
export function DraftDialogs(props: DraftDialogsProps) {
  return (
    <>
      <DraftConflict {...props} />
      <LeaveDraft draft={props.draft} />
    </>
  );
}

/** Another tab or device has saved the same form. Until the user has chosen a draft, both are kept. */
function DraftConflict({ draft, summaryLineOf, onLoadOtherDraft }: DraftDialogsProps) {
  const state = useDraftState(draft);
  const words = useCopy(unsavedCopy);
  const { revalidate } = useRevalidator();
  const [postponedState, setPostponedState] = useState<DraftState>();
  if (state.kind !== "conflict" || state === postponedState) return null;
  // The screen remounts for a new draft version.
  const loadOtherDraft = () => {
    draft.discardUnsavedInput();
    if (onLoadOtherDraft) onLoadOtherDraft();
    else void revalidate();
  };
  return (
    <ConfirmDialog
      title={words.otherTabTitle}
      confirm={words.loadOther}
      tone="primary"
      cancel={words.keepMine}
      onConfirm={loadOtherDraft}
      onCancel={() => void draft.overwrite()}
      onClose={() => setPostponedState(state)}
    >
      <Text>{words.otherTabText}</Text>
      {summaryLineOf && (
        <Suspense>
          <DraftDifferences
            ownDraft={state.ownInput}
            otherDraft={state.current.input as DraftValue}
            summaryLineOf={summaryLineOf}
          />
        </Suspense>
      )}
    </ConfirmDialog>
  );
}

/** Saves before the page is left; asks only if saving fails or uploads run or have failed (R3.9). */
function LeaveDraft({ draft }: { draft: DraftSaver }) {
  const state = useDraftState(draft);
  const words = useCopy(unsavedCopy);
  const upload = useCopy(uploadCopy);
  const site = useSite();
  const { store, cancel, remove } = uploadsOf(site);
  const isUploading = useIsUploading();
  const hasUnsortedFile = useHasUnsortedFile();
  const hasUnsentFile = useHasFailedFile() || hasUnsortedFile;
  const blocker = useLeaveGuard(state.kind !== "saved" || isUploading || hasUnsentFile);
  const isBlocked = blocker.state === "blocked";
  const answeredBlocker = useRef<typeof blocker | null>(null);

  useEffect(() => {
    if (!isBlocked || isUploading || hasUnsentFile) return;
    void draft.flush().then((isSaved) => {
      // A ref, because the answer is rendered a moment later: the blocker must not proceed twice, nor after the user
      // chose to stay.
      if (answeredBlocker.current === blocker) return;
      answeredBlocker.current = blocker;
      if (isSaved) blocker.proceed();
      // The user must resolve the draft conflict before leaving.
      else if (draft.store.getState().kind === "conflict") blocker.reset();
      else answeredBlocker.current = null;
    });
  }, [isBlocked, isUploading, hasUnsentFile, draft, blocker]);

  const stay = () => {
    answeredBlocker.current = blocker;
    blocker.reset?.();
  };
  const hasFailed = state.kind === "failed" || state.kind === "refused";
  if (!isBlocked || !(isUploading || hasUnsentFile || hasFailed)) return null;
  // Leaving without the files still saves the draft first.
  const stopUploads = () => {
    for (const row of store.getState())
      if (isUnderWay(row)) cancel(row.key);
      else if (row.state === "failed") void remove(row.key);
    unsortedFilesOf(site).setState([], true);
  };
  const unsent = hasUnsortedFile ? upload.unsortedQuestion : upload.notSentQuestion;
  const { text, ...question } = isUploading
    ? {
        title: upload.leaveTitle,
        text: upload.leaveQuestion,
        cancel: upload.stopAndLeave,
        onCancel: stopUploads,
      }
    : hasUnsentFile
      ? { title: upload.notSentTitle, text: unsent, cancel: upload.leaveOut, onCancel: stopUploads }
      : { title: words.title, text: words.text, cancel: words.leave, onCancel: () => blocker.proceed() };
  return (
    <ConfirmDialog {...question} confirm={words.stay} tone="primary" onConfirm={stay} onClose={stay}>
      <Text>{text}</Text>
    </ConfirmDialog>
  );
}

/** Asks before unsaved text is left (R3.9): inside the site with a dialog, outside by the browser. */
function useLeaveGuard(hasUnsavedChanges: boolean): Blocker {
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", preventUnload);
    return () => removeEventListener("beforeunload", preventUnload);
  }, [hasUnsavedChanges]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges && currentLocation.pathname !== nextLocation.pathname,
  );
}
