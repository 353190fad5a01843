import { commonCopy } from "@kaitori/brand/copy/common";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Button, Inline, PlusIcon, TrashIcon } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ClaimActions } from "./use-claims.ts";

export interface CopyOrRemoveProps {
  readonly title: string;
  readonly index: number;
  readonly actions: Pick<ClaimActions, "copy" | "remove">;
}

/** Buttons to copy or remove an invoice, without a confirmation, because a removal can be undone. */
export function CopyOrRemove({ title, index, actions }: CopyOrRemoveProps) {
  const words = useCopy(invoicesCopy);
  const common = useCopy(commonCopy);
  return (
    <Inline gap="s">
      <Button
        tone="subtle"
        icon={<PlusIcon size="small" />}
        aria-label={words.copyOf({ claim: title })}
        onClick={() => actions.copy(index)}
      >
        {words.copy}
      </Button>
      <Button
        tone="subtle"
        icon={<TrashIcon size="small" />}
        aria-label={words.remove({ claim: title })}
        onClick={() => actions.remove(index)}
      >
        {common.delete}
      </Button>
    </Inline>
  );
}
