import { financialsCopy } from "@kaitori/brand/copy/financials";
import { Banner, Button, Heading, Stack } from "@kaitori/ui";
import { loadDraftEntry } from "#application/entry/draft/load-draft-entry.ts";
import { EarlierPapers } from "#application/entry/step/EarlierPapers.tsx";
import { useNewPapers } from "#application/entry/step/use-new-papers.ts";
import { useSession } from "#foundation/session/use-session.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { FinancialsForm } from "./FinancialsForm.tsx";
import { useAskedPapers } from "./use-asked-papers.ts";

export { loadDraftEntry };

/** The financial statements, or their substitutes. */
export function FinancialsScreen() {
  const dates = useDates();
  const words = useCopy(financialsCopy);
  const { draft } = useScreenData<typeof loadDraftEntry>();
  const session = useSession();
  const giving = useNewPapers("financialStatements", draft.financial_statements !== null);
  const asked = useAskedPapers(draft);
  if (session.kind !== "user") return null;

  const { user } = session;
  const validUntil = user.financial_statements_valid_date;
  const stillGood = validUntil ? words.stillValid({ date: dates.day(validUntil) }) : words.stillCounts;
  return (
    <Stack gap="l">
      <Heading level={1}>{words.title}</Heading>
      {giving.isAddingPapers || asked.length > 0 ? (
        <FinancialsForm
          // The form begins anew with a draft that another tab has saved.
          key={draft.version}
          start={draft}
          user={user}
          asksFinancials={giving.isAddingPapers}
          asked={asked}
          given={
            <>
              <Banner tone="positive" title={words.complete}>
                <KeepWhole>{stillGood}</KeepWhole>
              </Banner>
              <div>
                <Button tone="quiet" onClick={() => void giving.begin()}>
                  {words.replace}
                </Button>
              </div>
            </>
          }
          onStop={giving.stop}
        />
      ) : (
        <EarlierPapers
          step="submitFinancialStatements"
          title={words.complete}
          text={stillGood}
          replaceLabel={words.replace}
          onReplace={giving.begin}
        />
      )}
    </Stack>
  );
}
