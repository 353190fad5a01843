import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { financialsCopy } from "@kaitori/brand/copy/financials";
import { type FinancialFileKind, kindsOf, papersByFileName } from "@kaitori/domain";
import { Checkbox, FieldGroup, Stack, Text } from "@kaitori/ui";
import { useEffect } from "react";
import { PaperDrawing } from "#application/entry/papers/PaperDrawing.tsx";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { FinancialValues } from "./financial-values.ts";

export interface StatementSetProps {
  readonly form: ValidatedForm<FinancialValues>;
  /** The papers that one file may contain together; a file counts for all of them unless its name says otherwise. */
  readonly paperSet: readonly [FinancialFileKind, ...FinancialFileKind[]];
}

/** Upload of statements as one document or several pages, with the papers of each file. */
export function StatementSet({ form, paperSet }: StatementSetProps) {
  const words = useCopy(financialsCopy);
  const names = useCopy(fileKindsCopy);
  const hints = useCopy(documentHintsCopy);
  const [first] = paperSet;
  const { rows, assign } = useUploads(first, paperSet);
  const uploads = rows.flatMap((row) =>
    row.state === "done" ? [{ ...row, kinds: kindsOf(row.record) }] : [],
  );
  const hasNoExpenses =
    paperSet.includes("sga_expenses") &&
    uploads.length > 0 &&
    !uploads.some(({ kinds }) => kinds.includes("sga_expenses"));
  const { setValue } = form.hookForm;
  useEffect(() => {
    setValue("hasNoExpenses", hasNoExpenses, { shouldDirty: true });
  }, [setValue, hasNoExpenses]);

  const missingKind = paperSet.find((kind) => form.field(`files.${kind}`).error !== undefined);
  return (
    <Stack gap="l">
      <UploadField
        kind={first}
        paperSet={paperSet}
        kindsOf={({ name }) => papersByFileName(name, paperSet)}
        id={form.idOf(`files.${missingKind ?? first}`)}
        label={words.set}
        hint={
          <>
            <Text size="small">{words.setHint}</Text>
            {hints[first]}
          </>
        }
        error={missingKind && form.field(`files.${missingKind}`).error}
        required
        multiple
        drawing={<PaperDrawing paper={first} />}
      />
      {uploads.map(({ key, name, kinds }) => (
        <FieldGroup key={key} label={words.documentsInFile({ name })} hidesOptionalMark>
          <Stack gap="s">
            {paperSet.map((kind) => (
              <Checkbox
                key={kind}
                label={names[kind]}
                checked={kinds.includes(kind)}
                // A file needs at least one paper.
                disabled={kinds.length === 1 && kinds.includes(kind)}
                onChange={(event) => {
                  const isChecked = event.currentTarget.checked;
                  assign(
                    key,
                    paperSet.filter((otherKind) =>
                      otherKind === kind ? isChecked : kinds.includes(otherKind),
                    ),
                  );
                }}
              />
            ))}
          </Stack>
        </FieldGroup>
      ))}
    </Stack>
  );
}
