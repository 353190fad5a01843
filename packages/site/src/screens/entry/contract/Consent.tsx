import { contractCopy } from "@kaitori/brand/copy/contract";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { href } from "@kaitori/domain";
import { ActionBar, Button, Heading, Link, Stack, Text } from "@kaitori/ui";
import type { ContractTerms, Entry } from "@kaitori/wire";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { AgreementText } from "../agreement/AgreementText.tsx";
import { CheckboxAfterReading } from "./CheckboxAfterReading.tsx";
import { ScrollableText } from "./ScrollableText.tsx";
import type { ContractValues } from "./use-contract-form.ts";
import { type ReadTexts, textsToRead } from "./use-read-texts.ts";

interface ExplanationProps {
  readonly terms: ContractTerms;
  readonly readTexts: ReadTexts;
  /** Without it the contract cannot be signed. */
  readonly form?: ValidatedForm<ContractValues> | undefined;
}

export interface ConsentProps extends ExplanationProps {
  readonly entry: Entry;
  /** Opens the texts to agree to, even if closed before. */
  readonly onSign: () => void;
}

/** The whole contract, then an unchecked consent (B5). */
export function Consent({ entry, terms, readTexts, form, onSign }: ConsentProps) {
  const { server } = useSite();
  const words = useCopy(contractCopy);
  const { explanation, contract } = textsToRead(terms);
  const claims = terms.claims.map(({ claim }) => claim).join();
  return (
    <Disclosure title={<Heading level={2}>{words.agreementTitle}</Heading>}>
      <Stack gap="m">
        <ScrollableText
          key={terms.text}
          id={contract.id}
          name={terms.title}
          isRead={readTexts.isRead(contract)}
          onRead={form && (() => readTexts.markRead(contract))}
        >
          <AgreementText text={terms.text} level={3} />
        </ScrollableText>
        <Text>
          {words.agreementLead} {server.hasAddedCalls() && words.agreementAsPdf}
        </Text>
        <Link variant="standalone" href={`${href.agreement({ entryId: entry.id })}?claims=${claims}`} newTab>
          {words.agreementPage}
        </Link>
        {form && (
          <>
            <CheckboxAfterReading
              form={form}
              path="consent"
              label={words.consent}
              unread={[explanation, contract].filter((text) => !readTexts.isRead(text))}
            />
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

/** The explanation to read before the consent; it ends with a checkbox to confirm the reading (B16). */
export function Explanation({ terms, readTexts, form }: ExplanationProps) {
  const words = useCopy(explanationCopy);
  const { explanation } = textsToRead(terms);
  const isRead = readTexts.isRead(explanation);
  return (
    <Disclosure title={<Heading level={2}>{explanation.title}</Heading>}>
      <Stack gap="m">
        <ScrollableText
          key={explanation.text}
          id={explanation.id}
          name={explanation.title}
          isRead={isRead}
          onRead={form && (() => readTexts.markRead(explanation))}
        >
          <AgreementText text={explanation.text} level={3} footnote={terms.hash} />
        </ScrollableText>
        {form && (
          <CheckboxAfterReading
            form={form}
            path="explained"
            label={words.read}
            unread={isRead ? [] : [explanation]}
          />
        )}
      </Stack>
    </Disclosure>
  );
}
