import { commonCopy } from "@kaitori/brand/copy/common";
import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { contractClaimIssues, EntryStatus, href, isPreContract } from "@kaitori/domain";
import { Banner, ButtonLink, Card, EmptyState, SmallHeading, Stack, Text } from "@kaitori/ui";
import { type Entry, listEntries } from "@kaitori/wire";
import { EntryAmount, ExpectedAmount } from "#application/entry/EntryAmount.tsx";
import { entriesQuery } from "#application/entry/entries-query.ts";
import { IdentityConfirming } from "#application/entry/IdentityConfirming.tsx";
import { usePromises } from "#application/entry/use-promises.ts";
import { Help } from "#application/inquiry/Help.tsx";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { DoneHeading } from "#parts/brand/BrandDrawing.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { code } from "./EntryComplete.css.ts";

/** The submitted entry from the server, so that a reload shows the same receipt. */
export async function load({ site }: LoadArgs) {
  const entries = await site.api.call(listEntries, entriesQuery(site.server, { finished: 0 }));
  return entries.find((entry) => isPreContract(entry)) ?? null;
}

function NothingReceived() {
  const { backTo } = useCopy(specificationCopy);
  const { top } = useCopy(commonCopy);
  const words = useCopy(entryCompleteCopy);
  return (
    <EmptyState
      level={1}
      title={words.noEntryTitle}
      action={
        <Stack gap="s">
          <ButtonLink href={href.mypage()}>{words.mypage}</ButtonLink>
          <ButtonLink href={href.top()} tone="subtle">
            {backTo({ place: top })}
          </ButtonLink>
        </Stack>
      }
    >
      {words.noEntryText}
    </EmptyState>
  );
}

export default function EntryCompleteScreen() {
  const entry = useScreenData<typeof load>();
  return entry ? <Receipt entry={entry} /> : <NothingReceived />;
}

/** The receipt: entry number, next steps with dates, and a link to my-page (B6). */
function Receipt({ entry }: { entry: Entry }) {
  const words = useCopy(entryCompleteCopy);
  const { toResubmit } = useCopy(entryDetailCopy);
  const { inadequateNext } = useCopy(entryStatusCopy);
  const textOf = useIssueText();
  // The automatic review may have finished already.
  const isInadequate = entry.status === EntryStatus.inadequate;
  const missing = entry.status === EntryStatus.underReview ? entry.claims.flatMap(contractClaimIssues) : [];
  const { payOut } = useSite().brand.settings.promises;
  const promises = usePromises();
  return (
    <Stack gap="l">
      <ProgressBar at="receipt" />
      <DoneHeading>{words.title}</DoneHeading>
      <Card tone="emphasis">
        <Text size="small">{words.code}</Text>
        <p className={code}>{entry.code}</p>
      </Card>
      <Stack gap="s">
        <EntryAmount entry={entry} />
        <Text weight="strong">
          <KeepWhole>
            {isInadequate
              ? inadequateNext
              : words.resultBy({ date: promises.due("decision", new Date(entry.created_at)) })}
          </KeepWhole>
        </Text>
      </Stack>
      {isInadequate ? (
        <ButtonLink width="wide" href={href.entryResubmit({ entryId: entry.id })}>
          {toResubmit}
        </ButtonLink>
      ) : (
        <ButtonLink width="wide" href={href.entryDetail({ entryId: entry.id })}>
          {words.detail}
        </ButtonLink>
      )}
      <Stack gap="s">
        <SmallHeading>{words.nextTitle}</SmallHeading>
        {missing.length > 0 && (
          <Banner tone="caution" title={words.requiredForContract}>
            <ul>
              {[...new Set(missing.map(textOf))].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Banner>
        )}
        {missing.length === 0 && !isInadequate && <Text>{words.noActionNow}</Text>}
        <IdentityConfirming />
        <Text>{words.requestsByMail}</Text>
        <Text>{words.payOut({ days: payOut })}</Text>
        <ExpectedAmount entry={entry} />
      </Stack>
      <Help entry={entry} />
    </Stack>
  );
}
