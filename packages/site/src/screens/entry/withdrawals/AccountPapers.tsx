import { filesOfFormat, numberedFileKind } from "@kaitori/domain";
import { PaperSlot } from "#application/entry/papers/PaperSlot.tsx";
import { SortFiles } from "#application/entry/papers/SortFiles.tsx";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { DetailsHint } from "./DetailsHint.tsx";
import type { WithdrawalsForm } from "./use-withdrawals-form.ts";

export interface AccountPapersProps {
  readonly form: WithdrawalsForm;
  readonly index: number;
  readonly displayId: number;
}

/** The two papers of the form in which the statements are given (R4.13), by the number of the account (R3.2). */
export function AccountPapers({ form, index, displayId }: AccountPapersProps) {
  const at = `banks.${index}` as const;
  const format = useLiveValue(form.form, `${at}.file_format`);
  const kinds = filesOfFormat[format];
  return (
    <>
      <SortFiles
        // What was chosen for the papers of one form says nothing of the other's.
        key={format}
        kinds={kinds}
        sentAs={[numberedFileKind(kinds[0], displayId), numberedFileKind(kinds[1], displayId)]}
      />
      {kinds.map((kind) => (
        <PaperSlot
          key={kind}
          kind={kind}
          sentAs={numberedFileKind(kind, displayId)}
          id={form.idOf(`${at}.files.${kind}`)}
          error={form.field(`${at}.files.${kind}`).error}
          hint={
            kind === "passbook_details" || kind === "ib_details" ? <DetailsHint kind={kind} /> : undefined
          }
        />
      ))}
    </>
  );
}
