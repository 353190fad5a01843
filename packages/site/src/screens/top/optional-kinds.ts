import type { TopSection } from "@kaitori/brand";

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

/** Whether only some brands have a section of this kind; the others are on every top page. */
export const isOptional = (section: TopSection): section is Extract<TopSection, { kind: OptionalKind }> =>
  section.kind in optional;
