import { anchors } from "@kaitori/brand";
import { yenReadAloud } from "@kaitori/domain";
import { Columns, Heading, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useRequiredPapers } from "#foundation/site/use-required-papers.ts";
import { Band, useTopWords } from "./Band.tsx";
import * as styles from "./Documents.css.ts";

export function Documents() {
  const words = useTopWords();
  const { individuals, limits } = useSite().brand.settings;
  const requiredPapers = useRequiredPapers();
  const furtherPapersFrom = (applicant: "both" | "corporate" | "individual") =>
    requiredPapers
      .filter(({ from }) => from === applicant)
      .map(({ title, guidance }) => ({ name: title, note: guidance }));
  const documentsForAll = [
    { name: words.document1, note: words.document1Note },
    { name: words.document2, note: words.document2Note },
    { name: words.document4, note: words.document4Note },
    ...furtherPapersFrom("both"),
  ];
  const corporate = [{ name: words.document3, note: words.document3Note }, ...furtherPapersFrom("corporate")];
  const individual = [
    { name: words.document3Individual, note: words.document3IndividualNote },
    ...furtherPapersFrom("individual"),
  ];
  const amounts = {
    min: yenReadAloud(limits.purchaseAmountMin),
    max: yenReadAloud(limits.purchaseAmountMax),
  };
  return (
    <Band id={anchors.papers} title={words.documentsTitle} lead={words.documentsLead}>
      <Stack gap="m">
        <DocumentList documents={individuals ? documentsForAll : [...documentsForAll, ...corporate]} />
        {individuals && (
          <Columns layout="halves">
            <DocumentList title={words.documentsCorporate} documents={corporate} />
            <DocumentList title={words.documentsIndividual} documents={individual} />
          </Columns>
        )}
        <Text>{words.audienceText(amounts)}</Text>
      </Stack>
    </Band>
  );
}

interface DocumentListProps {
  readonly title?: string;
  readonly documents: readonly { readonly name: string; readonly note: string }[];
}

function DocumentList({ title, documents }: DocumentListProps) {
  return (
    <Stack gap="xs">
      {title && <Heading level={3}>{title}</Heading>}
      <ul className={styles.list}>
        {documents.map(({ name, note }) => (
          <li key={name} className={styles.item}>
            <strong>{name}</strong>
            <div className={styles.note}>{note}</div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
