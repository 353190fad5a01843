import type { TopSection } from "@kaitori/brand";
import { Audience } from "./Audience.tsx";
import { Company } from "./Company.tsx";
import { Figures } from "./Figures.tsx";
import type { FurtherKind } from "./further-kinds.ts";
import { History } from "./History.tsx";
import { Notices } from "./Notices.tsx";
import { Shown } from "./Shown.tsx";
import { Telephone } from "./Telephone.tsx";
import { Voices } from "./Voices.tsx";
import type { TopWords } from "./words.ts";

export interface FurtherSectionProps {
  readonly section: Extract<TopSection, { kind: FurtherKind }>;
  readonly words: TopWords;
}

/** The parts that only some brands have: they come with the pages of those brands. */
export function FurtherSection({ section, words }: FurtherSectionProps) {
  switch (section.kind) {
    case "voices":
      return <Voices {...section} />;
    case "history":
      return <History {...section} />;
    case "figures":
      return <Figures {...section} />;
    case "audience":
      return <Audience words={words} {...section} />;
    case "telephone":
      return <Telephone {...section} />;
    case "picture":
      return <Shown {...section} />;
    case "notices":
      return <Notices {...section} />;
    case "company":
      return <Company {...section} />;
  }
}
