import { commonCopy } from "@kaitori/brand/copy/common";
import { removePartCopy } from "@kaitori/brand/copy/remove-part";
import { Button, Dialog, Text, TrashIcon } from "@kaitori/ui";
import { useState } from "react";
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
        tone="quiet"
        icon={<TrashIcon size="small" />}
        aria-label={words.remove({ name })}
        onClick={() => setOpen(true)}
      >
        {common.delete}
      </Button>
      {isOpen && (
        <Dialog
          open
          title={words.question({ name })}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button tone="danger" onClick={remove}>
                {common.delete}
              </Button>
              <Button tone="secondary" onClick={() => setOpen(false)}>
                {common.cancel}
              </Button>
            </>
          }
        >
          <Text>{words.text}</Text>
        </Dialog>
      )}
    </>
  );
}
