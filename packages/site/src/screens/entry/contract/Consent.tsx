import { contractCopy } from "@kaitori/brand/copy/contract";
import { href } from "@kaitori/domain";
import { ActionBar, Button, Checkbox, Heading, Link, Stack, Text } from "@kaitori/ui";
import type { ContractTerms, Entry } from "@kaitori/wire";
import { useState } from "react";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import * as styles from "../agreement/AgreementText.css.ts";
import { AgreementText, FoldedAgreement } from "../agreement/AgreementText.tsx";
import { contractPlaces } from "./places.ts";
import type { ContractValues } from "./use-contract-form.ts";

export interface ConsentProps {
  readonly entry: Entry;
  readonly terms: ContractTerms;
  /** Without it the contract can be read and not signed. */
  readonly form?: JudgedForm<ContractValues> | undefined;
}

/** The whole contract, then the consent to it, which nobody has given before they do (B5). */
export function Consent({ entry, terms, form }: ConsentProps) {
  const { server } = useSite();
  const words = useCopy(contractCopy);
  const [isWhole, setWhole] = useState(false);
  const claims = terms.claims.map(({ claim }) => claim).join();
  return (
    <Stack gap="m" as="section">
      <Heading level={2} id={contractPlaces.agreement} tabIndex={-1}>
        {words.agreementTitle}
      </Heading>
      <Text>{words.notLoan}</Text>
      <Text>{words.agreementLead}</Text>
      {server.has("contract_document") && <Text>{words.agreementGiven}</Text>}
      <Button tone="secondary" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? words.agreementFold : words.agreementUnfold}
      </Button>
      <section className={styles.sheet} aria-label={terms.title}>
        {isWhole ? <AgreementText text={terms.text} level={3} /> : <FoldedAgreement text={terms.text} />}
      </section>
      <Link variant="standalone" href={`${href.agreement({ entryId: entry.id })}?claims=${claims}`} newTab>
        {words.agreementPage}
      </Link>
      {form && (
        <>
          <Checkbox label={words.consent} required {...form.field("consent")} />
          <ActionBar>
            <Button type="submit" busy={form.isSending}>
              {words.submit}
            </Button>
          </ActionBar>
        </>
      )}
    </Stack>
  );
}
