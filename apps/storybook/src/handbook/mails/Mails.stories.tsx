import { mailHtml, mailText } from "@kaitori/brand/mail";
import { mailSamples } from "@kaitori/brand/mail-samples";
import { Heading, Stack } from "@kaitori/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HandbookPage } from "../HandbookPage.tsx";
import { MailInLook } from "./MailInLook.tsx";
import * as styles from "./Mails.css.ts";

export default { title: "Screens/Mails", parameters: { bare: true } } satisfies Meta;

const intro =
  "Every mail of the chosen brand with values such as it goes out with: its text, and the same in the brand's look; below it, where there is one, what goes while a lawyer or a complaint stops all requests. Programs that show no HTML show the text.";

const mails = (isNight: boolean): StoryObj => ({
  render: (_args, { loaded: { brand } }) => (
    <HandbookPage title="Mails" intro={intro}>
      {mailSamples(brand).map((content) => {
        const { subject, text, quietText } = mailText(brand, content);
        const texts = quietText === null ? [text] : [text, quietText];
        return (
          <Stack key={content.mail} as="section" gap="s">
            <Heading level={2}>
              <span lang="ja">{subject}</span>
            </Heading>
            {texts.map((said) => (
              <div key={said} className={styles.sides} lang="ja">
                <MailInLook html={mailHtml(brand, { subject, text: said })} isNight={isNight} />
                <div className={styles.text}>{said}</div>
              </div>
            ))}
          </Stack>
        );
      })}
    </HandbookPage>
  ),
  play: async ({ canvasElement, loaded: { brand } }) => {
    const ground = (element: Element | null | undefined) =>
      element ? getComputedStyle(element).backgroundColor : "none";
    const mail = [...canvasElement.querySelectorAll("div")].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    const [day, seen] = [brand.tokens.decisions.surface, ground(mail?.querySelector(".surface"))];
    const channel = (at: number) => Number.parseInt(day.slice(at, at + 2), 16);
    const isDay = seen === `rgb(${channel(1)}, ${channel(3)}, ${channel(5)})`;
    await expect(isDay).toBe(!isNight);
  },
});

export const ByDay = mails(false);
export const ByNight = mails(true);
