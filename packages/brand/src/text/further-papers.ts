import type { BrandSettings } from "../settings/schema.ts";
import type { Overrides } from "./copy-of.ts";
import type { CopyOverrides } from "./overrides.ts";

/** A brand's copy with name and guidance of each further paper, under the same keys as for other papers. */
export function withFurtherPapers({
  copy,
  settings: { furtherPapers = [] },
}: {
  readonly copy: CopyOverrides;
  readonly settings: Pick<BrandSettings, "furtherPapers">;
}): CopyOverrides {
  // Repeats `furtherKindOf` of the domain, so that the first page need not load its module.
  const words = furtherPapers.flatMap(({ key, title, guidance }) => [
    [`fileKinds.further_${key}`, title],
    [`documentHints.further_${key}`, guidance],
  ]);
  return words.length > 0 ? { ...copy, ...Object.fromEntries(words) } : copy;
}

/** Name of a further paper; undefined if the brand has none of this kind. */
export const furtherPaperName = (overrides: Overrides, kind: string): string | undefined =>
  overrides[`fileKinds.${kind}`];
