import type { TopSection } from "@kaitori/brand";
import { Audience } from "./Audience.tsx";
import { Company } from "./Company.tsx";
import { Figures } from "./Figures.tsx";
import { History } from "./History.tsx";
import { Notices } from "./Notices.tsx";
import type { OptionalKind } from "./optional-kinds.ts";
import { SectionWithPicture } from "./SectionWithPicture.tsx";
import { Telephone } from "./Telephone.tsx";
import { Voices } from "./Voices.tsx";
import type { TopWords } from "./words.ts";

export interface OptionalSectionProps {
  readonly section: Extract<TopSection, { kind: OptionalKind }>;
  readonly words: TopWords;
}

/** The sections that only some brands have; loaded only for those brands. */
export function OptionalSection({ section, words }: OptionalSectionProps) {
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
      return <SectionWithPicture {...section} />;
    case "notices":
      return <Notices {...section} />;
    case "company":
      return <Company {...section} />;
  }
}
