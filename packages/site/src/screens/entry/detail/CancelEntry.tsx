import type { ApiError } from "@kaitori/api-client";
import { cancelCopy } from "@kaitori/brand/copy/cancel";
import { href } from "@kaitori/domain";
import { Button, Text } from "@kaitori/ui";
import { cancelEntry, type Entry } from "@kaitori/wire";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useAction } from "#foundation/errors/use-action.ts";
import { ConfirmDialog } from "#foundation/forms/ConfirmDialog.tsx";
import { doneState } from "#foundation/site/done-state.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Cancels the entry after a confirmation; this cannot be undone (R4.2). */
export function CancelEntry({ entry }: { entry: Entry }) {
  const { api, toasts } = useSite();
  const words = useCopy(cancelCopy);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, failure, clearFailure, attempt } = useAction();

  const cancel = async () => {
    const outcome = await attempt(async () => {
      await api.call(cancelEntry, { params: { id: entry.id } });
      await navigate(href.entryCancelComplete(), { state: doneState });
    }, isConflict);
    if (outcome.ok || !isConflict(outcome.error)) return;
    setOpen(false);
    toasts.show("caution", words.conflict);
    await revalidate();
  };

  const openDialog = () => {
    clearFailure();
    setOpen(true);
  };

  return (
    <>
      <Button tone="subtle" onClick={openDialog}>
        {words.submit}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words.question}
          confirm={words.submit}
          cancel={words.keep}
          isBusy={isBusy}
          failure={failure}
          onConfirm={() => void cancel()}
          onClose={() => setOpen(false)}
        >
          <Text>{words.text}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The entry was contracted or cancelled in another window. */
const isConflict = ({ status }: ApiError) => status === 409;
