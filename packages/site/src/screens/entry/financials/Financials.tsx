import { financialsCopy } from "@kaitori/brand/copy/financials";
import { areDocumentsConfirmed, kindsOf } from "@kaitori/domain";
import { Banner, Button, Heading, Stack } from "@kaitori/ui";
import type { DraftEntry } from "@kaitori/wire";
import { useState } from "react";
import { loadDraftEntry } from "#application/entry/draft/use-entry-draft.ts";
import { EarlierPapers, useNewPapers } from "#application/entry/step/EarlierPapers.tsx";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { FinancialsForm } from "./FinancialsForm.tsx";
import type { FurtherPaperToUpload } from "./financial-values.ts";

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
