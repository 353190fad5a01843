import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Button, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { PaperNote as Note } from "./use-paper-notes.ts";

/** Below a field: what the paper says instead, and a way to take that. */
export function PaperNote({ note, onTake }: { note: Note | undefined; onTake: () => void }) {
  const words = useCopy(invoicesCopy);
  return (
    <div role="status">
      {note && !note.agrees && (
        <>
          <Text size="small" tone="quiet">
            {note.text}
          </Text>
          <Button tone="secondary" onClick={onTake}>
            {words.takeFromPaper}
          </Button>
        </>
      )}
    </div>
  );
}
