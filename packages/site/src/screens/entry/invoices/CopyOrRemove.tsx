import { commonCopy } from "@kaitori/brand/copy/common";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Button, Inline, PlusIcon, TrashIcon } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface CopyOrRemoveProps {
  readonly title: string;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** Actions on an invoice as a whole, without a confirmation, because a removal can be undone. */
export function CopyOrRemove({ title, onCopy, onRemove }: CopyOrRemoveProps) {
  const words = useCopy(invoicesCopy);
  const common = useCopy(commonCopy);
  return (
    <Inline gap="s">
      <Button
        tone="quiet"
        icon={<PlusIcon size="small" />}
        aria-label={words.copyOf({ claim: title })}
        onClick={onCopy}
      >
        {words.copy}
      </Button>
      <Button
        tone="quiet"
        icon={<TrashIcon size="small" />}
        aria-label={words.remove({ claim: title })}
        onClick={onRemove}
      >
        {common.delete}
      </Button>
    </Inline>
  );
}
