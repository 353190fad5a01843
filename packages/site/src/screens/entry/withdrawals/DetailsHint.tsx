import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { useStore } from "zustand";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";

/** The parts that must be readable in the pages of a statement, and the day from which on (R9.3). */
export function DetailsHint({ kind }: { kind: "passbook_details" | "ib_details" }) {
  const dates = useDates();
  const hints = useCopy(documentHintsCopy);
  const { validUntil } = useCopy(uploadCopy);
  const start = useStore(useSite().readiness.store, (readiness) => readiness?.statement_start_date);
  return (
    <>
      {start && <strong>{validUntil({ date: dates.date(start) })}。</strong>}
      {hints[kind]}
    </>
  );
}
