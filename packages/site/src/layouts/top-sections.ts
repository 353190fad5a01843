import { type AnchoredSection, anchors, defaultSections, hasAnchor } from "@kaitori/brand";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Returns a function that is true for sections of the brand's top page. */
export function useHasSection() {
  const sections = useSite().brand.sections?.top ?? defaultSections;
  return (section: AnchoredSection) => hasAnchor(sections, section);
}

/** Links to sections of the top page, from the top page itself or from another page. */
export function useSectionLinks(from: "" | "/") {
  const words = useCopy(layoutCopy);
  const hasSection = useHasSection();
  const labels = { calculator: words.price, steps: words.howItWorks, questions: words.questions };
  return (["calculator", "steps", "questions"] as const)
    .filter(hasSection)
    .map((section) => ({ href: `${from}#${anchors[section]}`, label: labels[section] }));
}
