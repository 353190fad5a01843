import { copyOf, type PageContent, type TopSection } from "@kaitori/brand";
import { topCopy } from "@kaitori/brand/copy/top";
import type { ComponentType } from "react";
import { usePageContent } from "#foundation/site/use-page-content.ts";
import { fetched } from "#foundation/updates/fetched.ts";
import { Bands } from "./Band.tsx";
import { Calculator } from "./Calculator.tsx";
import { CardPayment } from "./CardPayment.tsx";
import { Closing } from "./Closing.tsx";
import { Documents } from "./Documents.tsx";
import { Flow } from "./Flow.tsx";
import type { FurtherSectionProps } from "./FurtherSection.tsx";
import { type FurtherKind, isFurther } from "./further-kinds.ts";
import { Hero } from "./Hero.tsx";
import { Points } from "./Points.tsx";
import { Questions } from "./Questions.tsx";
import { StayingWayIn } from "./StayingWayIn.tsx";
import type { TopWords } from "./words.ts";

let FurtherSection: ComponentType<FurtherSectionProps> | undefined;

/** Only a brand that has such parts pays for them. */
export async function prepare(content: PageContent | undefined): Promise<readonly string[]> {
  if (!content?.top?.some(isFurther)) return [];
  FurtherSection ??= (await fetched(import("./FurtherSection.tsx"))).FurtherSection;
  return ["FurtherSection"];
}

/** The shop window: what it is, what arrives, why here, how it goes, what is needed; composed by the brand. */
export function Screen() {
  const { copy = {}, top = [] } = usePageContent();
  const words = copyOf(copy, topCopy);
  const [first, ...others] = top;
  const between = others.filter(({ kind }) => kind !== "closing");
  const section = (of: TopSection) => <Section key={of.kind} section={of} words={words} />;
  return (
    <Bands>
      {first && section(first)}
      <StayingWayIn words={words}>{between.map(section)}</StayingWayIn>
      {others.filter(({ kind }) => kind === "closing").map(section)}
    </Bands>
  );
}

type UsualSection = Exclude<TopSection, { kind: FurtherKind }>;

function Section({ section, words }: { section: TopSection; words: TopWords }) {
  if (isFurther(section)) return FurtherSection && <FurtherSection section={section} words={words} />;
  return <UsualPart section={section} words={words} />;
}

function UsualPart({ section, words }: { section: UsualSection; words: TopWords }) {
  switch (section.kind) {
    case "hero":
      return <Hero words={words} variant={section.variant} picture={section.picture} />;
    case "calculator":
      return <Calculator words={words} />;
    case "points":
      return <Points words={words} {...section} />;
    case "steps":
      return <Flow words={words} {...section} />;
    case "papers":
      return <Documents words={words} />;
    case "questions":
      return <Questions words={words} title={section.title} items={section.items} />;
    case "cardPayment":
      return <CardPayment words={words} />;
    case "closing":
      return <Closing words={words} />;
  }
}
