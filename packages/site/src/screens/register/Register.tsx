import { registerCopy } from "@kaitori/brand/copy/register";
import { registerAsideCopy } from "@kaitori/brand/copy/register-aside";
import { href } from "@kaitori/domain";
import { Card, Columns, DocumentIcon, Link, SmallHeading, Text } from "@kaitori/ui";
import { useId } from "react";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { useHasAddedCalls } from "#foundation/server/use-has-added-calls.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useRequiredPapers } from "#foundation/site/use-required-papers.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
import * as styles from "./Register.css.ts";
import { RegistrationForm } from "./RegistrationForm.tsx";

export default function RegisterScreen() {
  const words = useCopy(registerCopy);
  const hasAddedCalls = useHasAddedCalls();
  return (
    <Columns layout="beside">
      <TitledPage
        above={<ProgressBar at="register" />}
        title={words.title}
        text={words.lead}
        other={hasAddedCalls && { href: href.preEntry(), label: words.checkFirst }}
      >
        <RegistrationForm submit={hasAddedCalls ? words.submit : words.submitWithoutMail} />
        <Text>
          {words.hasAccount} <Link href={href.login()}>{words.login}</Link>
        </Text>
      </TitledPage>
      <RegisterAside />
    </Columns>
  );
}

function RegisterAside() {
  const words = useCopy(registerAsideCopy);
  const { individuals } = useSite().brand.settings;
  const requiredPapers = useRequiredPapers();
  const headingId = useId();
  const papers = [
    words.invoice,
    words.statements,
    individuals ? words.financialsBoth : words.financials,
    ...requiredPapers.map(({ title, from }) => {
      // A brand for companies only needs no suffix "for companies".
      if (from === "both" || !individuals) return title;
      return from === "corporate" ? words.ofCompanies({ title }) : words.ofIndividuals({ title });
    }),
    words.identity,
  ];
  return (
    <aside aria-labelledby={headingId}>
      <Card gap="s">
        <SmallHeading id={headingId}>{words.title}</SmallHeading>
        <ul>
          {papers.map((paper) => (
            <li key={paper} className={styles.item}>
              <span className={styles.icon}>
                <DocumentIcon />
              </span>
              {paper}
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}
