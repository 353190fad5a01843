import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Button, Dialog, Stack, Text } from "@kaitori/ui";
import { type DraftEntry, putDraftEntry } from "@kaitori/wire";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Writes an empty draft over this one after asking once; there is no way back. */
export function DiscardDraft({ draft: { version } }: { draft: DraftEntry }) {
  const { api } = useSite();
  const words = useCopy(mypageCopy);
  const { revalidate } = useRevalidator();
  const { isBusy, failure, attempt } = useAction();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    if (!isBusy) setOpen(false);
  };
  const discard = () =>
    attempt(async () => {
      await api.call(putDraftEntry, { body: { version, purchase_amount_desired: "", purpose: "" } });
      await revalidate();
    });
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {words.discardDraft}
      </Button>
      <Dialog
        open={isOpen}
        title={words.discardQuestion}
        onClose={close}
        actions={
          <>
            <Button tone="danger" busy={isBusy} onClick={() => void discard()}>
              {words.discardDraft}
            </Button>
            <Button tone="secondary" onClick={close}>
              {words.keepDraft}
            </Button>
          </>
        }
      >
        <Stack gap="m">
          <Text>{words.discardText}</Text>
          {failure && <FormFailure error={failure} />}
        </Stack>
      </Dialog>
    </>
  );
}
