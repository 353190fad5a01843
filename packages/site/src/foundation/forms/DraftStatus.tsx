import { specificationCopy } from "@kaitori/brand/copy/specification";
import { unsavedCopy } from "@kaitori/brand/copy/unsaved";
import { Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useHasAddedCalls } from "../server/use-has-added-calls.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { useDraftState } from "./use-form-draft.ts";

const time = new Intl.DateTimeFormat("ja-JP", { timeStyle: "short", timeZone: "Asia/Tokyo" });

export function DraftStatus({ draft }: { draft: DraftSaver }) {
  const state = useDraftState(draft);
  const words = useCopy(unsavedCopy);
  const specified = useCopy(specificationCopy);
  const isSavedByServer = useHasAddedCalls();
  if (state.kind === "failed") return <NotSaved>{words.saveFailed}</NotSaved>;
  if (state.kind === "refused") return <NotSaved>{specified.draftSaveFailed}</NotSaved>;
  if (state.kind === "conflict") return <NotSaved>{words.undecided}</NotSaved>;
  // A draft that is only in memory is not shown as saved.
  if (!isSavedByServer) return words.inMemory;
  if (state.kind === "saving") return words.saving;
  if (state.kind === "saved" && state.at) return words.savedAt({ time: time.format(state.at) });
  if (state.kind === "changed") return words.notSaved;
  return words.keptAsTyped;
}

const NotSaved = ({ children }: { children: string }) => (
  <span role="alert">
    <Text as="span" size="small" tone="critical">
      {children}
    </Text>
  </span>
);
