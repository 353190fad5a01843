import type { PageContent, TopSection } from "@kaitori/brand";
import { Card, Heading, Inline, Link, Stack, Text } from "@kaitori/ui";
import type { ComponentType } from "react";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { usePageContent } from "#foundation/site/screen-module.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { bands, onEmphasis } from "./Band.css.ts";
import { Band, type SectionData, SectionHeading, useTopWords } from "./Band.tsx";
import { Calculator } from "./Calculator.tsx";
import { CallToAction } from "./CallToAction.tsx";
import { Documents } from "./Documents.tsx";
import { Flow } from "./Flow.tsx";
import { Hero } from "./Hero.tsx";
import { Points } from "./Points.tsx";
import { Questions } from "./Questions.tsx";
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

export function TopScreen() {
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
  // The table gives each kind the component for its data; here the type is lost.
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
            <Heading level={2} size="title3">
              {words.cardPaymentTitle}
            </Heading>
            <Text>{words.cardPaymentText}</Text>
          </Stack>
          <Link variant="standalone" href={cardPayment} newTab>
            {words.cardPaymentLink}
          </Link>
        </Inline>
      </Card>
    </Band>
  );
}

/** A phone has the registration button at the foot of the window. */
function Closing() {
  const words = useTopWords();
  const isUser = useSession().kind === "user";
  return (
    <Band tone="emphasis">
      <div className={`${styles.closing} ${onEmphasis}`}>
        <SectionHeading>{isUser ? words.userTitle : words.closingTitle}</SectionHeading>
        <div className={styles.closingButton}>
          <CallToAction width="wide">{words.closingButton}</CallToAction>
        </div>
      </div>
    </Band>
  );
}
