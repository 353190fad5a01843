import { contractCopy } from "@kaitori/brand/copy/contract";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { href } from "@kaitori/domain";
import { ActionBar, Button, Checkbox, CircleCheckIcon, Heading, Link, Stack, Text } from "@kaitori/ui";
import type { ContractTerms, Entry } from "@kaitori/wire";
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { goToField } from "#foundation/forms/go-to-field.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { AgreementText } from "../agreement/AgreementText.tsx";
import { endOfText, textBox } from "./Consent.css.ts";
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

export interface CheckboxAfterReadingProps {
  readonly form: ValidatedForm<ContractValues>;
  readonly path: "explained" | "consent";
  readonly label: string;
  /** The texts that must be read to their end first. */
  readonly unread: readonly TextToRead[];
}

/** A checkbox that stays unchecked until its texts have been read to their end (B16). */
export function CheckboxAfterReading({ form, path, label, unread }: CheckboxAfterReadingProps) {
  const { onChange, error, ...field } = form.field(path);
  const [isRefused, setRefused] = useState(false);
  const mustRead = unread.length > 0;
  return (
    <Checkbox
      label={label}
      required
      {...field}
      error={isRefused && mustRead ? <UnreadTextsError texts={unread} /> : error}
      onChange={(event) => {
        setRefused(mustRead);
        if (mustRead) event.currentTarget.checked = false;
        else void onChange(event);
      }}
    />
  );
}

function UnreadTextsError({ texts }: { readonly texts: readonly TextToRead[] }) {
  const words = useCopy(contractCopy);
  return (
    <span role="alert">
      {words.readFirst}
      {texts.map(({ id, title }) => (
        <Fragment key={id}>
          <br />
          <Link href={`#${id}`} onClick={(event) => goToField(event, id)}>
            {words.readOn({ title })}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}

export interface ScrollableTextProps {
  readonly id: string;
  readonly name: string;
  readonly isRead: boolean;
  /** Called when the end of the text has been on the screen; absent if nothing can be signed. */
  readonly onRead: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A long text that scrolls in its own box, so that the page stays short. */
export function ScrollableText({ id, name, isRead, onRead, children }: ScrollableTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs the focus
    <section id={id} className={textBox} aria-label={name} tabIndex={0}>
      {children}
      {onRead && <EndOfText isRead={isRead} onRead={onRead} />}
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
    <p ref={end} className={endOfText} role="status" data-screen-only>
      {isRead && <CircleCheckIcon size="small" />}
      {isRead ? words.textRead : words.textEnd}
    </p>
  );
}

/** A text to read before the consent. */
export interface TextToRead {
  /** The id of its box, for links. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const textsToRead = ({ title, text, explanation }: ContractTerms) => ({
  explanation: { id: "explanation-text", title: explanation.title, text: explanation.text },
  contract: { id: "contract-text", title, text },
});

/** The texts that have been read to their end. A changed text is unread. */
export function useReadTexts() {
  const [readTexts, setReadTexts] = useState<readonly string[]>([]);
  return {
    isRead: ({ text }: TextToRead) => readTexts.includes(text),
    markRead: ({ text }: TextToRead) =>
      setReadTexts((texts) => (texts.includes(text) ? texts : [...texts, text])),
  };
}
export type ReadTexts = ReturnType<typeof useReadTexts>;
