import { copyOf, type TopSection } from "@kaitori/brand";
import { topCopy } from "@kaitori/brand/copy/top";
import { usePageContent } from "#foundation/site/screen-module.ts";

export const useTopWords = () => copyOf(usePageContent().copy ?? {}, topCopy);

/** The brand's data of a section of this kind. */
export type SectionData<Kind extends TopSection["kind"]> = Omit<Extract<TopSection, { kind: Kind }>, "kind">;
