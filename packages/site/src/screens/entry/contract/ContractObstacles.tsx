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
import { useLineOf } from "#foundation/forms/use-line-of.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { useNameOf } from "../invoices/use-field-name.ts";

export interface ContractObstaclesProps {
  readonly entry: Entry;
  readonly user: WithIdentity;
  readonly obstacles: readonly ContractObstacle[];
}

/** A reason against a contract today, with a link to correct it (R4.20). */
export function ContractObstacles({ entry, user, obstacles }: ContractObstaclesProps) {
  const dates = useDates();
  const words = useCopy(contractCopy);
  const { phone } = useSite().brand.settings.legal;
  const mustSend = mustResubmitIdentity(user, readToday());
  const call = <Link href={telHref(phone)}>{words.callWay({ phone })}</Link>;
  const contents: Record<ContractObstacle, { text: string; way: ReactNode }> = {
    identityNotConfirmed: mustSend
      ? {
          text: words.identityMissing,
          way: <Link href={`${href.profile()}#identity`}>{words.identityWay}</Link>,
        }
      : { text: words.identityConfirming, way: null },
    bankAccountIncomplete: { text: words.accountMissing, way: call },
    fallenDue: { text: words.allFallenDue, way: null },
    incomplete: { text: words.incomplete, way: <Missing entry={entry} call={call} /> },
    nothingForSale: { text: words.wrongStateTitle, way: null },
    notReviewed: { text: words.wrongStateTitle, way: null },
  };
  const { contract_period: period } = entry;
  const isOfIdentity = obstacles.includes("identityNotConfirmed");
  return (
    <Banner tone="caution" title={words.notYet}>
      <Stack gap="s" as="ul">
        {obstacles.map((cause) => (
          <li key={cause}>
            <p>{contents[cause].text}</p>
            {contents[cause].way}
          </li>
        ))}
      </Stack>
      {isOfIdentity && period && <p>{words.periodStays({ date: dates.day(period) })}</p>}
    </Banner>
  );
}

/** Lists what the entry lacks for a contract, for the call to the desk (R5.10). */
function Missing({ entry, call }: { entry: Entry; call: ReactNode }) {
  const textOf = useIssueText();
  const lineOf = useLineOf(useNameOf());
  return (
    <>
      <ul>
        {contractIssues(entry).map((issue) => {
          const path = issue.path.join(".");
          return <li key={path}>{lineOf(path, textOf(issue), issue.code)}</li>;
        })}
      </ul>
      {call}
    </>
  );
}

export type ContractObstacle = ContractBlocker | "fallenDue";

/** The obstacles to a contract today (R4.20). An expired offer has a page of its own. */
export function contractObstacles(entry: Entry, user: WithIdentity, today: CalendarDate): ContractObstacle[] {
  const isAllDue = entry.claims.some(isOffered) && !entry.claims.some((claim) => isForSaleOn(claim, today));
  return [...contractBlockers(entry, user, today), ...(isAllDue ? (["fallenDue"] as const) : [])];
}
