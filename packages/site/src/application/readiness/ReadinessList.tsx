import { readinessCopy } from "@kaitori/brand/copy/readiness";
import {
  isIdentityConfirmed,
  type Readiness,
  type ReadinessItem,
  readinessNeeds,
  readinessPaths,
} from "@kaitori/domain";
import { CircleIcon, Link, StatusBadge, Text } from "@kaitori/ui";
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
  const linkedItem = isFirstLinkedAbove ? missing[0] : undefined;
  const missingOf = (need: ReadinessItem["need"], kind?: string) => {
    const missingItem = missing.find((item) => item.need === need && item.kind === kind);
    return {
      missing: missingItem,
      isLinkedAbove: missingItem !== undefined && missingItem === linkedItem,
      isPageOpen: missingItem !== undefined && readinessPaths[missingItem.page] === openPage,
    };
  };
  return (
    <TitledCard title={words.title} gap="s">
      <Text size="small" tone="subtle">
        {/* The invoice is one more item. */}
        {missing.length === 0 ? words.allDone : words.left({ count: missing.length + 1 })}
      </Text>
      <ul>
        {readinessNeeds
          .filter((need) => need !== "furtherPaper")
          .map((need) => (
            <li key={need} className={item}>
              <Need need={need} {...missingOf(need)} />
            </li>
          ))}
        {furtherPapers
          .filter(({ required }) => required)
          .map(({ kind }) => (
            <li key={kind} className={item}>
              <Need need="furtherPaper" kind={kind} {...missingOf("furtherPaper", kind)} />
            </li>
          ))}
        <li className={item}>
          {isInvoicePageOpen || missing.length > 0 ? (
            <Text as="span">{words.invoice}</Text>
          ) : (
            <Link variant="standalone" href={readinessPaths.invoices}>
              {words.invoiceAction}
            </Link>
          )}
          <StatusBadge tone="neutral" mark={CircleIcon}>
            {isInvoicePageOpen ? words.invoiceUnfinished : words.invoiceMissing}
          </StatusBadge>
        </li>
      </ul>
    </TitledCard>
  );
}

interface NeedProps {
  readonly need: ReadinessItem["need"];
  readonly missing: ReadinessItem | undefined;
  readonly isLinkedAbove: boolean;
  readonly isPageOpen: boolean;
  readonly kind?: string;
}

function Need({ need, missing, isLinkedAbove, isPageOpen, kind }: NeedProps) {
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
      {isPageOpen ? (
        <Text as="span">{name}</Text>
      ) : (
        <Link variant="standalone" href={readinessPaths[missing.page]}>
          {isLinkedAbove ? name : linkTextOf(missing)}
        </Link>
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
