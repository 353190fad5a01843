import { financialsCopy } from "@kaitori/brand/copy/financials";
import { paperHint } from "@kaitori/brand/paper-hints";
import { areDocumentsConfirmed, kindsOf } from "@kaitori/domain";
import { Banner, Button, Card, Heading, RadioCards, Stack } from "@kaitori/ui";
import type { DraftEntry } from "@kaitori/wire";
import { type ReactNode, useState } from "react";
import { loadDraftEntry } from "#application/entry/draft/use-entry-draft.ts";
import { PhotoTips } from "#application/entry/papers/PhotoTips.tsx";
import { EarlierPapers, useNewPapers } from "#application/entry/step/EarlierPapers.tsx";
import { StepForm } from "#application/entry/step/StepForm.tsx";
import { useLiveValues } from "#foundation/forms/use-live-value.ts";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { useScreenData } from "#foundation/site/screen-module.ts";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { FinancialPapers } from "./FinancialPapers.tsx";
import { draftFieldsOf, type FurtherPaperToUpload } from "./financial-values.ts";
import { type FinancialsOptions, useFinancialsForm } from "./use-financials-form.ts";

export { loadDraftEntry as load };

export default function FinancialsScreen() {
  const dates = useDates();
  const words = useCopy(financialsCopy);
  const { draft } = useScreenData<typeof loadDraftEntry>();
  const session = useSession();
  const newPapers = useNewPapers("financialStatements", draft.financial_statements !== null);
  const furtherPapers = useFurtherPapers(draft);
  if (session.kind !== "user") return null;

  const { user } = session;
  const validUntil = user.financial_statements_valid_date;
  const validityText = validUntil ? words.stillValid({ date: dates.day(validUntil) }) : words.stillAccepted;
  return (
    <Stack gap="l">
      <Heading level={1}>{words.title}</Heading>
      {newPapers.isAddingPapers || furtherPapers.length > 0 ? (
        <FinancialsForm
          // The form remounts for a draft that another tab has saved.
          key={draft.version}
          savedDraft={draft}
          user={user}
          needsFinancialPapers={newPapers.isAddingPapers}
          furtherPapers={furtherPapers}
          earlierPapers={
            <>
              <Banner tone="positive" title={words.complete}>
                <KeepWhole>{validityText}</KeepWhole>
              </Banner>
              <div>
                <Button tone="subtle" onClick={() => void newPapers.begin()}>
                  {words.replace}
                </Button>
              </div>
            </>
          }
          onStop={newPapers.stop}
        />
      ) : (
        <EarlierPapers
          step="submitFinancialStatements"
          title={words.complete}
          text={validityText}
          replaceLabel={words.replace}
          onReplace={newPapers.begin}
        />
      )}
    </Stack>
  );
}

/**
 * The brand's further papers to upload in this step, without those of an earlier entry that are still valid. Fixed when
 * the step is opened, like the financial statements (`useNewPapers`).
 */
function useFurtherPapers({ addfiles }: Pick<DraftEntry, "addfiles">): readonly FurtherPaperToUpload[] {
  const { readiness } = useSite();
  const inDraft = addfiles.flatMap(kindsOf);
  const [papers] = useState(() => readiness.store.getState()?.furtherPapers ?? []);
  return papers.filter(({ kind, status }) => !areDocumentsConfirmed(status) || inDraft.includes(kind));
}

interface FinancialsFormProps extends FinancialsOptions {
  /** Shown instead of the question if no papers are needed. */
  readonly earlierPapers: ReactNode;
  /** Returns to the earlier papers, if any. */
  readonly onStop: (() => void) | undefined;
}

/** The question, the papers for its answer (R4.17), and those of the brand. */
function FinancialsForm({ earlierPapers, onStop, ...state }: FinancialsFormProps) {
  const { savedDraft, user, needsFinancialPapers, furtherPapers } = state;
  const words = useCopy(financialsCopy);
  const { form, draft, validate, question } = useFinancialsForm(state);
  const values = useLiveValues(form);
  const { copy } = useBrand();
  const nameOf = usePaperName();
  const [yes, no] = user.isIndividual
    ? [words.canSubmitIndividualYes, words.canSubmitIndividualNo]
    : [words.canSubmitCorporateYes, words.canSubmitCorporateNo];
  const missingNames = validate(values).map(({ path, params }) =>
    path[0] === "canSubmit"
      ? { field: form.idOf("canSubmit"), name: question }
      : { field: form.idOf(path.join(".")), name: String(params?.kind ?? "") },
  );
  // The brand's uploaded papers stay.
  const emptyFields = draftFieldsOf(user, { ...values, canSubmit: "" }, savedDraft);

  return (
    <StepForm
      form={form}
      draft={draft}
      missing={missingNames}
      discard={
        needsFinancialPapers &&
        onStop && { label: words.stopReplacing, empty: emptyFields, onDiscarded: onStop }
      }
    >
      {needsFinancialPapers ? (
        <>
          <Card>
            <RadioCards
              label={question}
              required
              options={[
                { value: "yes", label: yes },
                { value: "no", label: no },
              ]}
              {...form.branchingField("canSubmit")}
            />
          </Card>
          {values.canSubmit !== "" && (
            <>
              <PhotoTips />
              <FinancialPapers form={form} user={user} values={values} />
            </>
          )}
        </>
      ) : (
        earlierPapers
      )}
      {furtherPapers.length > 0 && (
        <TitledCard title={words.furtherPapers}>
          {furtherPapers.map(({ kind, required }) => (
            <UploadField
              key={kind}
              kind={kind}
              id={form.idOf(`further.${kind}`)}
              label={nameOf(kind)}
              hint={paperHint(copy, kind)}
              error={form.field(`further.${kind}`).error}
              required={required}
              multiple
            />
          ))}
        </TitledCard>
      )}
    </StepForm>
  );
}
