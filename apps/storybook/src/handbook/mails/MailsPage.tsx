import type { Brand } from "@kaitori/brand";
import { type MailContent, mailHtml, mailText } from "@kaitori/brand/mail";
import { mailSamples } from "@kaitori/brand/mail-samples";
import { Heading, Stack } from "@kaitori/ui";
import { useLayoutEffect, useRef } from "react";
import { Folded } from "../Folded.tsx";
import { HandbookPage } from "../HandbookPage.tsx";
import * as styles from "./Mails.css.ts";

/** Texts of the page of mails, in both languages. */
export interface MailsLabels {
  readonly lang: "en" | "ja";
  readonly title: string;
  readonly intro: string;
}

export const english: MailsLabels = {
  lang: "en",
  title: "Mails",
  intro:
    "Every mail of the chosen brand with example values: its text, and the mail in the brand's look. Below it, if there is one, the text that is sent while a lawyer or a complaint stops all requests. Mail programs that show no HTML show the text. “Copy” lists the key of each sentence, by which copy.ts of the brand replaces it.",
};

export const japanese: MailsLabels = {
  lang: "ja",
  title: "メール",
  intro:
    "選んだブランドが送るすべてのメールです。値の例を入れてあります。件名を押すと、ブランドの見た目のメールと、文字だけのメールが開きます。HTMLを表示しないメールソフトでは、文字だけのメールが表示されます。弁護士の受任や苦情のために依頼や催促を控えている間に送る文面があるときは、その下に示します。文を変えるには、「文言」のページでキーを探し、ブランドの copy.ts に書きます。",
};

export interface MailsPageProps {
  readonly labels: MailsLabels;
  readonly brand: Brand;
  readonly isDark: boolean;
  /** Renders mails other than the first only when they are opened. */
  readonly isFolded?: boolean;
}

/** All mails of a brand as text and HTML. */
export function MailsPage({ labels, brand, isDark, isFolded = false }: MailsPageProps) {
  const mails = mailSamples(brand).map((content) => {
    const { subject } = mailText(brand, content);
    const versions = () => <MailVersions brand={brand} content={content} isDark={isDark} />;
    return { mail: content.mail, subject, versions };
  });
  return (
    <HandbookPage title={labels.title} intro={labels.intro} lang={labels.lang}>
      {isFolded ? (
        <div>
          {mails.map(({ mail, subject, versions }, index) => (
            <Folded key={mail} title={subject} isOpen={index === 0} content={versions} />
          ))}
        </div>
      ) : (
        mails.map(({ mail, subject, versions }) => (
          <Stack key={mail} as="section" gap="s">
            <Heading level={2}>
              <span lang="ja">{subject}</span>
            </Heading>
            {versions()}
          </Stack>
        ))
      )}
    </HandbookPage>
  );
}

/** Shows a mail in a shadow tree, isolated from the styles of the page. */
function HtmlMail({ html, isDark }: { html: string; isDark: boolean }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const mail = new DOMParser().parseFromString(html, "text/html");
    const style = mail.createElement("style");
    // Emulates the dark or light setting of the system.
    style.textContent = (mail.querySelector("style")?.textContent ?? "").replace(
      "(prefers-color-scheme:dark)",
      isDark ? "all" : "not all",
    );
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    root.replaceChildren(style, ...mail.body.childNodes);
    element.style.cssText = mail.body.style.cssText;
  }, [html, isDark]);
  return <div ref={host} />;
}

function MailVersions({
  brand,
  content,
  isDark,
}: {
  readonly brand: Brand;
  readonly content: MailContent;
  readonly isDark: boolean;
}) {
  const { subject, text, textWithoutRequest } = mailText(brand, content);
  const texts = textWithoutRequest === null ? [text] : [text, textWithoutRequest];
  return (
    <Stack gap="s">
      {texts.map((variant) => (
        <div key={variant} className={styles.versions} lang="ja">
          <HtmlMail html={mailHtml(brand, { subject, text: variant })} isDark={isDark} />
          <div className={styles.text}>{variant}</div>
        </div>
      ))}
    </Stack>
  );
}
