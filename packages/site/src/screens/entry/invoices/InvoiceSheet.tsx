import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimFileLabels } from "@kaitori/domain";
import { Stack } from "@kaitori/ui";
import type { ReactNode } from "react";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { PdfPreview } from "#parts/pdf-preview/PdfPreview.tsx";
import { page, sheet, withSheet } from "./InvoiceSheet.css.ts";

/** Sharp enough to read amounts on a telephone. */
const pixels = 900;

/** The fields with the paper that holds the answers in sight: its first page, once it is there. */
export function InvoiceSheet({ displayId, children }: { displayId: number; children: ReactNode }) {
  const words = useCopy(invoicesCopy);
  const { rows } = useUploads(claimFileLabels({ displayId }).invoice);
  const shown = rows.find(({ state, preview }) => state !== "failed" && preview !== undefined);
  const fields = <Stack gap="m">{children}</Stack>;
  if (!shown?.preview) return fields;
  const { kind, url } = shown.preview;
  return (
    <div className={withSheet}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keys too */}
      <figure className={sheet} tabIndex={0} aria-label={words.sheet({ name: shown.name })}>
        {kind === "image" ? (
          <img src={url} alt={shown.name} className={page} />
        ) : (
          <PdfPreview url={url} className={page} fallback={null} pixels={pixels} />
        )}
      </figure>
      {fields}
    </div>
  );
}
