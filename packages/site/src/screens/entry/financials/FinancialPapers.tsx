import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { financialStatementTypesCopy } from "@kaitori/brand/copy/financial-statement-types";
import { financialsCopy } from "@kaitori/brand/copy/financials";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import {
  type FinancialFileKind,
  type FinancialStatementType,
  filesOfType,
  financialStatementType,
  kindsOf,
  papersByFileName,
} from "@kaitori/domain";
import { Checkbox, FieldGroup, FilePicker, RadioCards, Stack, Text, UploadIcon } from "@kaitori/ui";
import { useEffect, useState } from "react";
import { PaperDrawing } from "#application/entry/papers/PaperDrawing.tsx";
import { PaperSlot, type PaperSlotProps } from "#application/entry/papers/PaperSlot.tsx";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import type { SessionUser } from "#foundation/session/session.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { acceptedTypes, limitsOfKind } from "#foundation/uploads/file-fault.ts";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { uploadedRecords } from "#foundation/uploads/upload-row.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { type FinancialValues, financialAnswers, requiredKinds } from "./financial-values.ts";

export interface FinancialPapersProps {
  readonly form: ValidatedForm<FinancialValues>;
  readonly user: SessionUser;
  readonly values: FinancialValues;
}

/** The upload fields of the papers that the answers require (R4.17). */
export function FinancialPapers({ form, user, values }: FinancialPapersProps) {
  const types = useCopy(financialStatementTypesCopy);
  const hints = useCopy(documentHintsCopy);
  const canCombinePapers = useHasAddedCalls();
  const financials = useCopy(financialsCopy);
  const { rows } = useUploads("tax_returns");
  const [first, second] = uploadedRecords(rows);
  // A PDF may contain both sheets, a picture usually does not.
  const isOnePicture =
    first !== undefined && second === undefined && first.content_type !== "application/pdf";
  const answers = financialAnswers(values);
  if (!answers) return null;

  const type = financialStatementType(user, answers);
  const canBeOneDocument = type === "financialStatements" || type === "trialBalance";
  const isDeclared = type === "declarationETax" || type === "declarationDocument";
  const extraProps: Partial<Record<FinancialStatementType, Pick<PaperSlotProps, "drawing" | "hint">>> = {
    declarationETax: { drawing: "tax_returns_etax", hint: hints.tax_returns_etax },
    declarationDocument: { hint: hints.tax_returns_document },
  };
  const paperSlot = (kind: FinancialFileKind) => (
    <PaperSlot
      key={kind}
      kind={kind}
      id={form.idOf(`files.${kind}`)}
      error={form.field(`files.${kind}`).error}
      warning={type === "declarationETax" && isOnePicture && financials.oneSheetOnly}
      {...extraProps[type]}
    />
  );
  return (
    <TitledCard title={types[type]}>
      {isDeclared && (
        // Only e-Tax gives a receipt.
        <RadioCards
          label={financials.taxReturnHow}
          required
          layout="beside"
          options={[
            { value: "eTax", label: financials.eTax },
            { value: "document", label: financials.document },
          ]}
          {...form.branchingField("taxReturnSubmission")}
        />
      )}
      {canBeOneDocument && canCombinePapers ? (
        <StatementSet form={form} paperSet={filesOfType[type]} />
      ) : (
        <>
          {canBeOneDocument && <UploadOncePerKind fileKinds={filesOfType[type]} />}
          {requiredKinds(user, values).map(paperSlot)}
          {type === "financialStatements" && (
            <Checkbox label={financials.noExpenses} {...form.branchingField("hasNoExpenses")} />
          )}
        </>
      )}
    </TitledCard>
  );
}

interface UploadOncePerKindProps {
  /** Papers that are often one document. */
  readonly fileKinds: readonly [FinancialFileKind, ...FinancialFileKind[]];
}

/** One document with all papers of a set; older servers get it once per kind. */
function UploadOncePerKind({ fileKinds }: UploadOncePerKindProps) {
  const words = useCopy(financialsCopy);
  const specified = useCopy(specificationCopy);
  const { settings } = useSite().brand;
  const { pickInto, isUnderWay } = useUploads(fileKinds[0], fileKinds);
  const [isRefused, setRefused] = useState(false);
  const uploadAsEachKind = (files: readonly File[]) =>
    setRefused(fileKinds.filter((kind) => pickInto(kind, files).refused).length > 0);
  return (
    <Stack gap="xs" align="start">
      <Text size="small">{words.oneFileForAllHint}</Text>
      <FilePicker
        icon={<UploadIcon />}
        accept={acceptedTypes(limitsOfKind(settings, fileKinds[0]))}
        multiple
        onPick={uploadAsEachKind}
      >
        {words.oneFileForAll}
      </FilePicker>
      <div role="status">
        {isRefused && isUnderWay && <Text size="small">{specified.otherUploadUnderWay}</Text>}
      </div>
    </Stack>
  );
}

interface StatementSetProps {
  readonly form: ValidatedForm<FinancialValues>;
  /** The papers that one file may contain together; a file counts for all of them unless its name says otherwise. */
  readonly paperSet: readonly [FinancialFileKind, ...FinancialFileKind[]];
}

/** Upload of statements as one document or several pages, with the papers of each file. */
function StatementSet({ form, paperSet }: StatementSetProps) {
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
