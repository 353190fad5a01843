import { commonCopy } from "@kaitori/brand/copy/common";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimFileLabels } from "@kaitori/domain";
import { Button, Dialog, Text, TrashIcon } from "@kaitori/ui";
import { useState } from "react";
import { useSite } from "../../../SiteProvider.tsx";
import { useCopy } from "../../../use-copy.ts";

export interface RemoveClaimProps {
  readonly index: number;
  readonly displayId: number;
  readonly onRemove: () => void;
}

/** An invoice goes with its files, after a question. */
export function RemoveClaim({ index, displayId, onRemove }: RemoveClaimProps) {
  const { store, remove } = useSite().uploads;
  const words = useCopy(invoicesCopy);
  const common = useCopy(commonCopy);
  const [isAsking, setAsking] = useState(false);
  const claim = words.claim({ number: index + 1 });
  const take = () => {
    const kinds: readonly string[] = Object.values(claimFileLabels({ displayId }));
    for (const { key, kind } of store.getState()) if (kinds.includes(kind)) void remove(key);
    onRemove();
  };
  return (
    <>
      <Button
        tone="quiet"
        icon={<TrashIcon size="small" />}
        aria-label={words.removeOf({ claim })}
        onClick={() => setAsking(true)}
      >
        {common.delete}
      </Button>
      {isAsking && (
        <Dialog
          open
          title={words.removeQuestion({ claim })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={take}>{common.delete}</Button>
              <Button tone="secondary" onClick={() => setAsking(false)}>
                {common.cancel}
              </Button>
            </>
          }
        >
          <Text>{words.removeText}</Text>
        </Dialog>
      )}
    </>
  );
}
