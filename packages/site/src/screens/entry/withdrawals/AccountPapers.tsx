import { filesOfFormat, numberedFileKind } from "@kaitori/domain";
import { PaperSlot } from "#application/entry/papers/PaperSlot.tsx";
import { type SortBox, SortFiles } from "#application/entry/papers/SortFiles.tsx";
import { useMoving } from "#application/entry/papers/use-moving.tsx";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import type { WithdrawalsForm } from "./use-withdrawals-form.ts";

export interface AccountPapersProps {
  readonly form: WithdrawalsForm;
  readonly index: number;
  readonly displayId: number;
  /** The boxes of all accounts. */
  readonly boxes: readonly [SortBox, ...SortBox[]];
}

/** The two papers of the chosen format (R4.13), numbered by account (R3.2). */
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
        />
      ))}
      {question}
    </>
  );
}
