import { contractCopy } from "@kaitori/brand/copy/contract";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { href } from "@kaitori/domain";
import {
  ActionBar,
  Button,
  Checkbox,
  CircleCheckIcon,
  focusField,
  Heading,
  LineLink,
  Link,
  Stack,
  Text,
} from "@kaitori/ui";
import type { ContractTerms, Entry } from "@kaitori/wire";
import { Fragment, useEffect, useEffectEvent, useRef, useState } from "react";
import { complete } from "#application/entry/step/StepForm.css.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { AgreementText } from "../agreement/AgreementText.tsx";
import { textBox } from "./Consent.css.ts";
import type { ContractValues } from "./use-contract-form.ts";

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
export function Consent({ entry, onSign, ...reading }: ConsentProps) {
  const { terms, form } = reading;
  const { server } = useSite();
  const words = useCopy(contractCopy);
  const claims = terms.claims.map(({ claim }) => claim).join();
  return (
    <Disclosure title={<Heading level={2}>{words.agreementTitle}</Heading>}>
      <Stack gap="m">
        <ScrollableText text="contract" {...reading} />
        <Text>
          {words.agreementLead} {server.hasAddedCalls() && words.agreementAsPdf}
        </Text>
        <LineLink href={`${href.agreement({ entryId: entry.id })}?claims=${claims}`} newTab>
          {words.agreementPage}
        </LineLink>
        {form && (
          <>
            <CheckboxAfterReading path="consent" label={words.consent} {...reading} form={form} />
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
export function Explanation(reading: ExplanationProps) {
  const { terms, form } = reading;
  const words = useCopy(explanationCopy);
  return (
    <Disclosure title={<Heading level={2}>{terms.explanation.title}</Heading>}>
      <Stack gap="m">
        <ScrollableText text="explanation" {...reading} />
        {form && <CheckboxAfterReading path="explained" label={words.read} {...reading} form={form} />}
      </Stack>
    </Disclosure>
  );
}

/** The texts to read before the consent, with the ids of their boxes. */
const textsToRead = ({ title, text, explanation }: ContractTerms) => ({
  explanation: { id: "explanation-text", title: explanation.title, text: explanation.text },
  contract: { id: "contract-text", title, text },
});

/** The texts that have been read to their end. A changed text is unread. */
export function useReadTexts() {
  const [readTexts, setReadTexts] = useState<ReadonlySet<string>>(new Set());
  return {
    isRead: (text: string) => readTexts.has(text),
    markRead: (text: string) =>
      setReadTexts((texts) => (texts.has(text) ? texts : new Set([...texts, text]))),
  };
}
type ReadTexts = ReturnType<typeof useReadTexts>;

interface ScrollableTextProps extends ExplanationProps {
  readonly text: keyof ReturnType<typeof textsToRead>;
}

/** A long text that scrolls in its own box, so that the page stays short. */
function ScrollableText({ text: name, terms, readTexts, form }: ScrollableTextProps) {
  const { id, title, text } = textsToRead(terms)[name];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs the focus
    <section key={text} id={id} className={textBox} aria-label={title} tabIndex={0}>
      <Stack gap="m">
        <AgreementText text={text} level={3} footnote={terms.hash} />
        {form && <EndOfText isRead={readTexts.isRead(text)} onRead={() => readTexts.markRead(text)} />}
      </Stack>
    </section>
  );
}

function EndOfText({ isRead, onRead }: { readonly isRead: boolean; readonly onRead: () => void }) {
  const words = useCopy(contractCopy);
  const end = useRef<HTMLParagraphElement>(null);
  const markRead = useEffectEvent(onRead);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) markRead();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p ref={end} className={complete} role="status" data-screen-only>
      {isRead && <CircleCheckIcon size="small" />}
      {isRead ? words.textRead : words.textEnd}
    </p>
  );
}

interface CheckboxAfterReadingProps extends ExplanationProps {
  readonly form: ValidatedForm<ContractValues>;
  readonly path: "explained" | "consent";
  readonly label: string;
}

/** A checkbox that stays unchecked until its texts have been read to their end (B16). */
function CheckboxAfterReading({ form, path, label, terms, readTexts }: CheckboxAfterReadingProps) {
  const words = useCopy(contractCopy);
  const { onChange, error, ...field } = form.field(path);
  const [isRefused, setRefused] = useState(false);
  const { explanation, contract } = textsToRead(terms);
  const texts = path === "consent" ? [explanation, contract] : [explanation];
  const unread = texts.filter(({ text }) => !readTexts.isRead(text));
  const mustRead = unread.length > 0;
  const unreadError = (
    <span role="alert">
      {words.readFirst}
      {unread.map(({ id, title }) => (
        <Fragment key={id}>
          <br />
          <Link href={`#${id}`} onClick={(event) => focusField(event, id)}>
            {words.readOn({ title })}
          </Link>
        </Fragment>
      ))}
    </span>
  );
  return (
    <Checkbox
      label={label}
      required
      {...field}
      error={isRefused && mustRead ? unreadError : error}
      onChange={(event) => {
        setRefused(mustRead);
        if (mustRead) event.currentTarget.checked = false;
        else void onChange(event);
      }}
    />
  );
}
