import { registerAsideCopy } from "@kaitori/brand/copy/register-aside";
import { Card, DocumentIcon, Heading, Stack, Text } from "@kaitori/ui";
import { useId } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useRequiredPapers } from "#foundation/site/use-required-papers.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "./RegisterAside.css.ts";

/** Beside the form: the documents of the later application. */
export function RegisterAside() {
  const words = useCopy(registerAsideCopy);
  const { individuals } = useSite().brand.settings;
  const further = useRequiredPapers();
  const headingId = useId();
  const papers = [
    words.invoice,
    words.statements,
    individuals ? words.financialsBoth : words.financials,
    ...further.map(({ title, from }) => {
      // To companies alone nobody has to say that it is of companies.
      if (from === "both" || !individuals) return title;
      return from === "corporate" ? words.ofCompanies({ title }) : words.ofIndividuals({ title });
    }),
    words.identity,
  ];
  return (
    <aside aria-labelledby={headingId}>
      <Card>
        <Stack gap="s">
          <Heading level={2} size="title3" id={headingId}>
            {words.title}
          </Heading>
          <Text size="small">{words.lead}</Text>
          <ul>
            {papers.map((paper) => (
              <li key={paper} className={styles.item}>
                <span className={styles.mark}>
                  <DocumentIcon />
                </span>
                {paper}
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    </aside>
  );
}
