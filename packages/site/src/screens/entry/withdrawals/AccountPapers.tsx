import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { filesOfFormat, numberedFileKind } from "@kaitori/domain";
import { useStore } from "zustand";
import { PaperSlot } from "#application/entry/papers/PaperSlot.tsx";
import { type SortBox, SortFiles } from "#application/entry/papers/SortFiles.tsx";
import { useMoving } from "#application/entry/papers/use-moving.tsx";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import type { WithdrawalsForm } from "./use-withdrawals-form.ts";

export interface AccountPapersProps {
  readonly form: WithdrawalsForm;
  readonly index: number;
  readonly displayId: number;
  /** The boxes of all accounts. */
  readonly boxes: readonly [SortBox, ...SortBox[]];
}

/** The parts that must be readable in the pages of a statement, and the day from which on (R9.3). */
function DetailsHint({ kind }: { kind: "passbook_details" | "ib_details" }) {
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

/** The two papers of the form in which the statements are given (R4.13), by the number of the account (R3.2). */
export function AccountPapers({ form, index, displayId, boxes }: AccountPapersProps) {
  const at = `banks.${index}` as const;
  const format = useLiveValue(form.form, `${at}.file_format`);
  const { onMove, question } = useMoving(boxes);
  return (
    <>
      <SortFiles at={String(displayId)} boxes={boxes} />
      {filesOfFormat[format].map((kind) => (
        <PaperSlot
          key={kind}
          kind={kind}
          sentAs={numberedFileKind(kind, displayId)}
          onMove={onMove}
          id={form.idOf(`${at}.files.${kind}`)}
          error={form.field(`${at}.files.${kind}`).error}
          hint={
            kind === "passbook_details" || kind === "ib_details" ? <DetailsHint kind={kind} /> : undefined
          }
        />
      ))}
      {question}
    </>
  );
}
