import type { TopSection } from "@kaitori/brand";

const further = {
  voices: true,
  history: true,
  figures: true,
  audience: true,
  telephone: true,
  picture: true,
  notices: true,
  company: true,
} as const satisfies { readonly [Kind in TopSection["kind"]]?: true };

export type FurtherKind = keyof typeof further;

/** Whether a part is one that only some brands have. */
export const isFurther = (section: TopSection): section is Extract<TopSection, { kind: FurtherKind }> =>
  section.kind in further;
