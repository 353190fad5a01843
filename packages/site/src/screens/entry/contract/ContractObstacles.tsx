import { contractCopy } from "@kaitori/brand/copy/contract";
import {
  type CalendarDate,
  type ContractBlocker,
  contractBlockers,
  contractIssues,
  href,
  isForSaleOn,
  mustResubmitIdentity,
  telHref,
  type WithIdentity,
} from "@kaitori/domain";
import { Banner, Link, Stack } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import type { ReactNode } from "react";
import { isOffered } from "#application/entry/entry-price.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useSummaryLineOf } from "#foundation/forms/use-summary-line-of.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { useFieldNameOf } from "../invoices/use-field-name-of.ts";

export interface ContractObstaclesProps {
  readonly entry: Entry;
  readonly user: WithIdentity;
  readonly obstacles: readonly ContractObstacle[];
}

/** The reasons against a contract today, with links to correct them (R4.20). */
export function ContractObstacles({ entry, user, obstacles }: ContractObstaclesProps) {
  const dates = useDates();
  const words = useCopy(contractCopy);
  const { phone } = useSite().brand.settings.legal;
  const mustResubmit = mustResubmitIdentity(user, readToday());
  const phoneLink = <Link href={telHref(phone)}>{words.callAction({ phone })}</Link>;
  const contents: Record<ContractObstacle, { text: string; action: ReactNode }> = {
    identityNotConfirmed: mustResubmit
      ? {
          text: words.identityMissing,
          action: <Link href={`${href.profile()}#identity`}>{words.identityAction}</Link>,
        }
      : { text: words.identityConfirming, action: null },
    bankAccountIncomplete: { text: words.accountMissing, action: phoneLink },
    fallenDue: { text: words.allPastPaymentDate, action: null },
    incomplete: { text: words.incomplete, action: <MissingItems entry={entry} phoneLink={phoneLink} /> },
    nothingForSale: { text: words.wrongStateTitle, action: null },
    notReviewed: { text: words.wrongStateTitle, action: null },
  };
  const { contract_period: period } = entry;
  return (
    <Banner tone="caution" title={words.notYet}>
      <Stack gap="s" as="ul">
        {obstacles.map((obstacle) => (
          <li key={obstacle}>
            <p>{contents[obstacle].text}</p>
            {contents[obstacle].action}
          </li>
        ))}
      </Stack>
      {obstacles.includes("identityNotConfirmed") && period && (
        <p>{words.periodStays({ date: dates.day(period) })}</p>
      )}
    </Banner>
  );
}

/** The items that the entry lacks for a contract, with the telephone number (R5.10). */
function MissingItems({ entry, phoneLink }: { entry: Entry; phoneLink: ReactNode }) {
  const textOf = useIssueText();
  const summaryLineOf = useSummaryLineOf(useFieldNameOf());
  return (
    <>
      <ul>
        {contractIssues(entry).map((issue) => {
          const path = issue.path.join(".");
          return <li key={path}>{summaryLineOf(path, textOf(issue), issue.code)}</li>;
        })}
      </ul>
      {phoneLink}
    </>
  );
}

export type ContractObstacle = ContractBlocker | "fallenDue";

/** The obstacles to a contract today (R4.20). An expired offer has a page of its own. */
export function contractObstacles(entry: Entry, user: WithIdentity, today: CalendarDate): ContractObstacle[] {
  const isAllDue = entry.claims.some(isOffered) && !entry.claims.some((claim) => isForSaleOn(claim, today));
  return [...contractBlockers(entry, user, today), ...(isAllDue ? (["fallenDue"] as const) : [])];
}
