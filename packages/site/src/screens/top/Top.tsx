import { anchors, type PageContent, type TopSection } from "@kaitori/brand";
import { Card, CheckIcon, Heading, Inline, LineLink, SmallHeading, Stack, Text } from "@kaitori/ui";
import type { ComponentType } from "react";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { usePageContent } from "#foundation/site/screen-module.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { bands, onEmphasis } from "./Band.css.ts";
import { Band, CallToAction, type SectionData, SectionHeading, useTopWords } from "./Band.tsx";
import { Calculator } from "./Calculator.tsx";
import { Documents } from "./Documents.tsx";
import * as flow from "./Flow.css.ts";
import { Hero } from "./Hero.tsx";
import { NumberedList, Points } from "./Points.tsx";
import * as styles from "./Top.css.ts";

type SectionComponents<Kind extends TopSection["kind"]> = {
  readonly [Name in Kind]: ComponentType<SectionData<Name>>;
};
export type OptionalSections = SectionComponents<Exclude<TopSection["kind"], keyof typeof standardSections>>;

const standardSections = {
  hero: Hero,
  calculator: Calculator,
  points: Points,
  steps: Flow,
  papers: Documents,
  questions: Questions,
  cardPayment: CardPayment,
  closing: Closing,
} as const satisfies Partial<SectionComponents<TopSection["kind"]>>;

let optionalSections: OptionalSections | undefined;

/** Loads the optional sections only for a brand that has some. */
export async function prepare(content: PageContent | undefined): Promise<readonly string[]> {
  if (!content?.top?.some(({ kind }) => !(kind in standardSections))) return [];
  optionalSections ??= (await loadChunk(import("./OptionalSection.tsx"))).optionalSections;
  return ["OptionalSection"];
}

export default function TopScreen() {
  const { heroButton } = useTopWords();
  const [hero, ...otherSections] = (usePageContent().top ?? []).map((section) => (
    <Section key={section.kind} {...section} />
  ));
  return (
    <div className={bands}>
      {hero}
      <div>
        {otherSections}
        {/* On a phone the registration button stays at the bottom of the window below the hero. */}
        <div className={styles.sticky} data-screen-only>
          <CallToAction width="full">{heroButton}</CallToAction>
        </div>
      </div>
    </div>
  );
}

function Section(section: TopSection) {
  // The two tables are typed: each kind has a component for its data. TypeScript cannot infer it from `section`.
  const Component = { ...standardSections, ...optionalSections }[section.kind] as
    | ComponentType<TopSection>
    | undefined;
  return Component && <Component {...section} />;
}

function CardPayment() {
  const words = useTopWords();
  const { cardPayment } = useSite().brand.settings.links;
  if (!cardPayment) return null;
  return (
    <Band>
      <Card>
        <Inline spaceBetween>
          <Stack gap="xs">
            <SmallHeading>{words.cardPaymentTitle}</SmallHeading>
            <Text>{words.cardPaymentText}</Text>
          </Stack>
          <LineLink href={cardPayment} newTab>
            {words.cardPaymentLink}
          </LineLink>
        </Inline>
      </Card>
    </Band>
  );
}

/** Only on a desktop: a phone has the registration button at the foot of the window. */
function Closing() {
  const words = useTopWords();
  const isUser = useSession().kind === "user";
  return (
    <div className={styles.onDesktop}>
      <Band tone="emphasis">
        <div className={`${styles.closing} ${onEmphasis}`}>
          <SectionHeading>{isUser ? words.userTitle : words.closingTitle}</SectionHeading>
          <CallToAction width="wide">{words.closingButton}</CallToAction>
        </div>
      </Band>
    </div>
  );
}

function Flow({ title, items = [], variant = "row" }: SectionData<"steps">) {
  const { flowTitle } = useTopWords();
  return (
    <Band id={anchors.steps} tone="surface" title={title ?? flowTitle}>
      {variant === "list" ? (
        <NumberedList items={items} />
      ) : (
        <ol className={flow.steps[variant]}>
          {items.map(({ title, text }, index) => (
            <li key={title} className={flow.step[variant]}>
              <span className={index === items.length - 1 ? flow.lastStep : flow.number} aria-hidden="true">
                {index === items.length - 1 && <CheckIcon />}
              </span>
              <div className={flow.words}>
                <Heading level={3}>{title}</Heading>
                {text && <Text>{text}</Text>}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Band>
  );
}

function Questions({ title, items = [] }: SectionData<"questions">) {
  const words = useTopWords();
  const { links, blogTag } = useSite().brand.settings;
  return (
    <Band id={anchors.questions} tone="surface" title={title ?? words.questionsTitle}>
      <Stack gap="l">
        <div>
          {items.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <Text>{answer}</Text>
            </Disclosure>
          ))}
        </div>
        {links.blog && (
          <div>
            <LineLink href={postsWithTag(links.blog, blogTag)} newTab>
              {words.blog}
            </LineLink>
          </div>
        )}
      </Stack>
    </Band>
  );
}

function postsWithTag(blog: string, tag: number): string {
  const address = new URL(blog);
  address.searchParams.set("tag", String(tag));
  return address.href;
}
