import type { TopSection } from "@kaitori/brand";
import { useSite } from "../foundation/site/SiteProvider.tsx";

/** The parts of the top page, unless a brand composes its own. */
const usual: readonly TopSection[] = [
  { kind: "hero" },
  { kind: "calculator" },
  { kind: "points" },
  { kind: "steps" },
  { kind: "papers" },
  { kind: "questions" },
  { kind: "cardPayment" },
  { kind: "closing" },
];

export const useTopSections = (): readonly TopSection[] => useSite().brand.sections?.top ?? usual;

/** Links within the page lead only to what is there. */
export function useHasSection() {
  const kinds = useTopSections().map(({ kind }) => kind);
  return (kind: TopSection["kind"]) => kinds.includes(kind);
}
