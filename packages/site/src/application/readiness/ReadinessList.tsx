import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { places, readinessNeeds } from "@kaitori/domain";
import { Link, StatusBadge, Text } from "@kaitori/ui";
import type { Readiness } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { ReadinessItem } from "./ReadinessItem.tsx";
import { item } from "./ReadinessList.css.ts";

export interface ReadinessListProps {
  readonly readiness: Pick<Readiness, "missing" | "further_papers">;
  /** It is being filled in beside the list. */
  readonly isInvoiceInHand?: boolean;
}

/** Exactly what is still missing for an entry, the invoice too, each a link to where it is given; and what is done (B2). */
export function ReadinessList({
  readiness: { missing, further_papers },
  isInvoiceInHand = false,
}: ReadinessListProps) {
  const words = useCopy(readinessCopy);
  return (
    <TitledCard title={words.title} gap="s">
      <Text size="small" tone="quiet">
        {missing.length === 0 ? words.allDone : words.left({ count: missing.length + 1 })}
      </Text>
      <ul>
        {readinessNeeds
          .filter((need) => need !== "furtherPaper")
          .map((need) => (
            <li key={need} className={item}>
              <ReadinessItem need={need} missing={missing.find((candidate) => candidate.need === need)} />
            </li>
          ))}
        {further_papers
          .filter(({ required }) => required)
          .map(({ kind }) => (
            <li key={kind} className={item}>
              <ReadinessItem
                need="furtherPaper"
                kind={kind}
                missing={missing.find((candidate) => candidate.kind === kind)}
              />
            </li>
          ))}
        <li className={item}>
          {isInvoiceInHand || missing.length > 0 ? (
            <Text as="span">{words.invoice}</Text>
          ) : (
            <Link variant="standalone" href={places.invoices}>
              {words.invoiceWay}
            </Link>
          )}
          <StatusBadge tone="caution">
            {isInvoiceInHand ? words.invoiceInHand : words.invoiceMissing}
          </StatusBadge>
        </li>
      </ul>
    </TitledCard>
  );
}
