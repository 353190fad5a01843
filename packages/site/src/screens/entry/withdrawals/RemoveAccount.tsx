import { commonCopy } from "@kaitori/brand/copy/common";
import { removePartCopy } from "@kaitori/brand/copy/remove-part";
import { Button, Text, TrashIcon } from "@kaitori/ui";
import { useState } from "react";
import { ConfirmDialog } from "#foundation/forms/ConfirmDialog.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface RemoveAccountProps {
  readonly name: string;
  readonly onRemove: () => void;
}

/** Removes one of several accounts with its files; asks first, because the files are deleted. */
export function RemoveAccount({ name, onRemove }: RemoveAccountProps) {
  const { toasts } = useSite();
  const words = useCopy(removePartCopy);
  const common = useCopy(commonCopy);
  const [isOpen, setOpen] = useState(false);
  const remove = () => {
    onRemove();
    toasts.show("positive", words.removed({ name }));
  };
  return (
    <>
      <Button
        tone="subtle"
        icon={<TrashIcon size="small" />}
        aria-label={words.remove({ name })}
        onClick={() => setOpen(true)}
      >
        {common.delete}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words.question({ name })}
          confirm={common.delete}
          cancel={common.cancel}
          onConfirm={remove}
          onClose={() => setOpen(false)}
        >
          <Text>{words.text}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
