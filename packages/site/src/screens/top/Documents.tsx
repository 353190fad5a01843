import { anchors } from "@kaitori/brand";
import { yenReadAloud } from "@kaitori/domain";
import { Heading, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useRequiredPapers } from "#foundation/site/use-required-papers.ts";
import { Band } from "./Band.tsx";
import * as styles from "./Documents.css.ts";
import type { TopWords } from "./words.ts";

/** The required papers by kind of applicant; a brand for companies omits those of individuals (R1.5). */
export function Documents({ words }: { words: TopWords }) {
  const { individuals, limits } = useSite().brand.settings;
  const requiredPapers = useRequiredPapers();
  const furtherPapersOf = (applicant: "corporate" | "individual") =>
    requiredPapers
      .filter(({ from }) => from === "both" || from === applicant)
      .map(({ title, guidance }) => ({ name: title, note: guidance }));
  const invoice = { name: words.document1, note: words.document1Note };
  const statements = { name: words.document2, note: words.document2Note };
  const corporate = [
    invoice,
    statements,
    { name: words.document3, note: words.document3Note },
    ...furtherPapersOf("corporate"),
    { name: words.document4, note: words.document4Note },
  ];
  const individual = [
    invoice,
    statements,
    { name: words.document3Individual, note: words.document3IndividualNote },
    ...furtherPapersOf("individual"),
    { name: words.document4, note: words.document4IndividualNote },
  ];
  const amounts = {
    min: yenReadAloud(limits.purchaseAmountMin),
    max: yenReadAloud(limits.purchaseAmountMax),
  };
  return (
    <Band id={anchors.papers} title={words.documentsTitle} lead={words.documentsLead}>
      <Stack gap="l">
        <DocumentList title={words.documentsCorporate} documents={corporate} />
        {individuals && <DocumentList title={words.documentsIndividual} documents={individual} />}
        <Text>{words.audienceText(amounts)}</Text>
      </Stack>
    </Band>
  );
}

interface RequiredDocument {
  readonly name: string;
  readonly note: string;
}

function DocumentList({ title, documents }: { title: string; documents: readonly RequiredDocument[] }) {
  return (
    <Stack gap="s">
      <Heading level={3}>{title}</Heading>
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
