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
  readonly openPage?: string | undefined;
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
  const linkedItem = isFirstLinkedAbove ? missing[0] : undefined;
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
        {needs.map(({ need, kind }) => (
          <li key={kind ?? need} className={item}>
            <Need
              need={need}
              kind={kind}
              missing={missing.find((missingItem) => missingItem.need === need && missingItem.kind === kind)}
              linkedItem={linkedItem}
              openPage={openPage}
            />
          </li>
        ))}
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

interface NeedProps extends Pick<ReadinessListProps, "openPage"> {
  readonly need: ReadinessItem["need"];
  readonly kind: string | undefined;
  readonly missing: ReadinessItem | undefined;
  readonly linkedItem: ReadinessItem | undefined;
}

function Need({ need, kind, missing, linkedItem, openPage }: NeedProps) {
  const words = useCopy(readinessCopy);
  const session = useSession();
  const paper = useFurtherPaperName()(kind);
  const linkTextOf = useMissingLinkText();
  const isConfirmed = session.kind === "user" && isIdentityConfirmed(session.user, readToday());
  const name = need === "furtherPaper" ? paper : words[need];
  if (!missing) {
    return (
      <>
        <Text as="span">{name}</Text>
        <StatusBadge tone="positive">
          {need === "identity" && isConfirmed ? words.identityConfirmed : words[`${need}Done`]}
        </StatusBadge>
      </>
    );
  }
  return (
    <>
      {readinessPaths[missing.page] === openPage ? (
        <Text as="span">{name}</Text>
      ) : (
        <LineLink href={readinessPaths[missing.page]}>
          {missing === linkedItem ? name : linkTextOf(missing)}
        </LineLink>
      )}
      {missing.state === "inadequate" || missing.state === "expired" ? (
        <StatusBadge tone="critical">{words[missing.state]}</StatusBadge>
      ) : (
        <StatusBadge tone="neutral" mark={CircleIcon}>
          {missing.state === "missing" ? words[`${need}Missing`] : words[missing.state]}
        </StatusBadge>
      )}
    </>
  );
}
