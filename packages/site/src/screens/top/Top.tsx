import { copyOf, type PageContent, type TopSection } from "@kaitori/brand";
import { topCopy } from "@kaitori/brand/copy/top";
import { Card, Heading, Inline, Link, Stack, Text } from "@kaitori/ui";
import type { ComponentType, ReactNode } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { usePageContent } from "#foundation/site/use-page-content.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { Band, Bands } from "./Band.tsx";
import { Calculator } from "./Calculator.tsx";
import { CallToAction } from "./CallToAction.tsx";
import { Closing } from "./Closing.tsx";
import { Documents } from "./Documents.tsx";
import { Flow } from "./Flow.tsx";
import { Hero } from "./Hero.tsx";
import type { OptionalSectionProps } from "./OptionalSection.tsx";
import { Points } from "./Points.tsx";
import { Questions } from "./Questions.tsx";
import { sticky } from "./Top.css.ts";
import type { TopWords } from "./words.ts";

let OptionalSection: ComponentType<OptionalSectionProps> | undefined;

/** Loads the optional sections only for a brand that has some. */
export async function prepare(content: PageContent | undefined): Promise<readonly string[]> {
  if (!content?.top?.some(isOptional)) return [];
  OptionalSection ??= (await loadChunk(import("./OptionalSection.tsx"))).OptionalSection;
  return ["OptionalSection"];
}

export function TopScreen() {
  const { copy = {}, top = [] } = usePageContent();
  const words = copyOf(copy, topCopy);
  const [first, ...otherSections] = top;
  const renderSection = (section: TopSection) => (
    <Section key={section.kind} section={section} words={words} />
  );
  return (
    <Bands>
      {first && renderSection(first)}
      <StickyCallToAction words={words}>{otherSections.map(renderSection)}</StickyCallToAction>
    </Bands>
  );
}

type StandardSectionData = Exclude<TopSection, { kind: OptionalKind }>;

function Section({ section, words }: { section: TopSection; words: TopWords }) {
  if (isOptional(section)) return OptionalSection && <OptionalSection section={section} words={words} />;
  return <StandardSection section={section} words={words} />;
}

function CardPayment({ words }: { words: TopWords }) {
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

function StandardSection({ section, words }: { section: StandardSectionData; words: TopWords }) {
  switch (section.kind) {
    case "hero":
      return <Hero words={words} {...section} />;
    case "calculator":
      return <Calculator words={words} />;
    case "points":
      return <Points words={words} {...section} />;
    case "steps":
      return <Flow words={words} {...section} />;
    case "papers":
      return <Documents words={words} />;
    case "questions":
      return <Questions words={words} {...section} />;
    case "cardPayment":
      return <CardPayment words={words} />;
    case "closing":
      return <Closing words={words} />;
  }
}

const optional = {
  voices: true,
  history: true,
  figures: true,
  audience: true,
  telephone: true,
  picture: true,
  notices: true,
  company: true,
} as const satisfies { readonly [Kind in TopSection["kind"]]?: true };

export type OptionalKind = keyof typeof optional;

const isOptional = (section: TopSection): section is Extract<TopSection, { kind: OptionalKind }> =>
  section.kind in optional;

interface StickyCallToActionProps {
  readonly words: TopWords;
  /** The sections below the hero, which has a button of its own. */
  readonly children: ReactNode;
}

/** On a phone the registration button stays at the bottom of the window while these sections are read. */
function StickyCallToAction({ words, children }: StickyCallToActionProps) {
  return (
    <div>
      {children}
      <div className={sticky} data-screen-only>
        <CallToAction words={words} width="full">
          {words.heroButton}
        </CallToAction>
      </div>
    </div>
  );
}
