import type { CopyOf, TopSection } from "@kaitori/brand";
import type { topCopy } from "@kaitori/brand/copy/top";

export type TopWords = CopyOf<typeof topCopy>;

/** The brand's data of a section of this kind. */
export type SectionData<Kind extends TopSection["kind"]> = Omit<Extract<TopSection, { kind: Kind }>, "kind">;

/** A section with texts of the copy beside those of the brand. */
export type WithWords<Data> = Data & { readonly words: TopWords };
