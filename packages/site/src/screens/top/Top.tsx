import type { TopSection } from "@kaitori/brand";
import { topCopy } from "@kaitori/brand/copy/top";
import { useTopSections } from "../../layouts/top-sections.ts";
import { useCopy } from "../../parts/brand/use-copy.ts";
import { Bands } from "./Band.tsx";
import { Calculator } from "./Calculator.tsx";
import { CardPayment } from "./CardPayment.tsx";
import { Closing } from "./Closing.tsx";
import { Company } from "./Company.tsx";
import { Documents } from "./Documents.tsx";
import { Flow } from "./Flow.tsx";
import { Hero } from "./Hero.tsx";
import { History } from "./History.tsx";
import { Notices } from "./Notices.tsx";
import { Points } from "./Points.tsx";
import { Questions } from "./Questions.tsx";
import { Voices } from "./Voices.tsx";
import type { TopWords } from "./words.ts";

/** The shop window: what it is, what arrives, why here, how it goes, what is needed; composed by the brand. */
export function Screen() {
  const words = useCopy(topCopy);
  return (
    <Bands>
      {useTopSections().map((section) => (
        <Section key={section.kind} section={section} words={words} />
      ))}
    </Bands>
  );
}

function Section({ section, words }: { section: TopSection; words: TopWords }) {
  switch (section.kind) {
    case "hero":
      return <Hero words={words} variant={section.variant} picture={section.picture} />;
    case "calculator":
      return <Calculator words={words} />;
    case "points":
      return <Points words={words} title={section.title} items={section.items} />;
    case "steps":
      return <Flow words={words} title={section.title} items={section.items} />;
    case "papers":
      return <Documents words={words} />;
    case "questions":
      return <Questions words={words} title={section.title} items={section.items} />;
    case "voices":
      return <Voices title={section.title} items={section.items} />;
    case "history":
      return <History title={section.title} items={section.items} />;
    case "notices":
      return <Notices title={section.title} items={section.items} />;
    case "company":
      return <Company title={section.title} text={section.text} picture={section.picture} />;
    case "cardPayment":
      return <CardPayment words={words} />;
    case "closing":
      return <Closing words={words} />;
  }
}
