import { contractCopy } from "@kaitori/brand/copy/contract";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { href } from "@kaitori/domain";
import { ActionBar, Button, Checkbox, Heading, Link, Stack, Text } from "@kaitori/ui";
import type { ContractTerms, Entry } from "@kaitori/wire";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { AgreementText } from "../agreement/AgreementText.tsx";
import { TextSheet } from "./TextSheet.tsx";
import type { ContractValues } from "./use-contract-form.ts";

export interface ConsentProps {
  readonly entry: Entry;
  readonly terms: ContractTerms;
  /** Without it the contract is read-only. */
  readonly form?: JudgedForm<ContractValues> | undefined;
  /** Opens the texts to agree to, even if closed before. */
  readonly onSign: () => void;
}

/** The whole contract, then an unchecked consent (B5). */
export function Consent({ entry, terms, form, onSign }: ConsentProps) {
  const { server } = useSite();
  const words = useCopy(contractCopy);
  const claims = terms.claims.map(({ claim }) => claim).join();
  return (
    <Disclosure title={<Heading level={2}>{words.agreementTitle}</Heading>}>
      <Stack gap="m">
        <TextSheet name={terms.title}>
          <AgreementText text={terms.text} level={3} />
        </TextSheet>
        <Text>
          {words.agreementLead} {server.hasAdditions() && words.agreementAsPdf}
        </Text>
        <Link variant="standalone" href={`${href.agreement({ entryId: entry.id })}?claims=${claims}`} newTab>
          {words.agreementPage}
        </Link>
        {form && (
          <>
            <Checkbox label={words.consent} required {...form.field("consent")} />
            <ActionBar>
              <Button type="submit" busy={form.isSending} onClick={onSign}>
                {words.submit}
              </Button>
            </ActionBar>
          </>
        )}
      </Stack>
    </Disclosure>
  );
}

interface ExplanationProps {
  readonly terms: ContractTerms;
  /** Without it the contract cannot be signed. */
  readonly form?: JudgedForm<ContractValues> | undefined;
}

/** The explanation to read before the consent; it ends with a checkbox to confirm the reading (B16). */
export function Explanation({ terms: { explanation, hash }, form }: ExplanationProps) {
  const words = useCopy(explanationCopy);
  return (
    <Disclosure title={<Heading level={2}>{explanation.title}</Heading>}>
      <Stack gap="m">
        <TextSheet name={explanation.title}>
          <AgreementText text={explanation.text} level={3} footnote={hash} />
        </TextSheet>
        {form && <Checkbox label={words.read} required {...form.field("explained")} />}
      </Stack>
    </Disclosure>
  );
}
