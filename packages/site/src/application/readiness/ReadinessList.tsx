import { readinessCopy } from "@kaitori/brand/copy/readiness";
import {
  isIdentityConfirmed,
  type Readiness,
  type ReadinessItem,
  readinessNeeds,
  readinessPaths,
} from "@kaitori/domain";
import { CircleIcon, LineLink, Note, StatusBadge, Text } from "@kaitori/ui";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { item } from "./ReadinessList.css.ts";
import { useFurtherPaperName, useMissingLinkText } from "./use-missing-link-text.ts";

export interface ReadinessListProps {
  readonly readiness: Pick<Readiness, "missing" | "furtherPapers">;
  /** The path of the step beside the list; its items are named without a link. */
  readonly openPage?: string;
  /** True if a button above the list links to the first missing item; the list then only names it. */
  readonly isFirstLinkedAbove?: boolean;
}

export function ReadinessList({
  readiness: { missing, furtherPapers },
  openPage,
  isFirstLinkedAbove = false,
}: ReadinessListProps) {
  const words = useCopy(readinessCopy);
  const isInvoicePageOpen = openPage === readinessPaths.invoices;
  const session = useSession();
  const paperName = useFurtherPaperName();
  const linkTextOf = useMissingLinkText();
  const isConfirmed = session.kind === "user" && isIdentityConfirmed(session.user, readToday());
  const stateOf = (need: ReadinessItem["need"], missingItem: ReadinessItem | undefined) => {
    if (!missingItem) {
      const doneText = need === "identity" && isConfirmed ? words.identityConfirmed : words[`${need}Done`];
      return <StatusBadge tone="positive">{doneText}</StatusBadge>;
    }
    const { state } = missingItem;
    if (state === "inadequate" || state === "expired")
      return <StatusBadge tone="critical">{words[state]}</StatusBadge>;
    return (
      <StatusBadge tone="neutral" mark={CircleIcon}>
        {state === "missing" ? words[`${need}Missing`] : words[state]}
      </StatusBadge>
    );
  };
  const needs: { need: ReadinessItem["need"]; kind?: string }[] = [
    ...readinessNeeds.filter((need) => need !== "furtherPaper").map((need) => ({ need })),
    ...furtherPapers
      .filter(({ required }) => required)
      .map(({ kind }) => ({ need: "furtherPaper" as const, kind })),
  ];
  return (
    <TitledCard title={words.title} gap="s">
      <Note>
        {/* The invoice is one more item. */}
        {missing.length === 0 ? words.allDone : words.left({ count: missing.length + 1 })}
      </Note>
      <ul>
        {needs.map(({ need, kind }) => {
          const missingItem = missing.find((other) => other.need === need && other.kind === kind);
          const name = need === "furtherPaper" ? paperName(kind) : words[need];
          return (
            <li key={kind ?? need} className={item}>
              {!missingItem || readinessPaths[missingItem.page] === openPage ? (
                <Text as="span">{name}</Text>
              ) : (
                <LineLink href={readinessPaths[missingItem.page]}>
                  {isFirstLinkedAbove && missingItem === missing[0] ? name : linkTextOf(missingItem)}
                </LineLink>
              )}
              {stateOf(need, missingItem)}
            </li>
          );
        })}
        <li className={item}>
          {isInvoicePageOpen || missing.length > 0 ? (
            <Text as="span">{words.invoice}</Text>
          ) : (
            <LineLink href={readinessPaths.invoices}>{words.invoiceAction}</LineLink>
          )}
          <StatusBadge tone="neutral" mark={CircleIcon}>
            {isInvoicePageOpen ? words.invoiceUnfinished : words.invoiceMissing}
          </StatusBadge>
        </li>
      </ul>
    </TitledCard>
  );
}
