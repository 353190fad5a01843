import { type TopSection, usualSections } from "@kaitori/brand";
import { useSite } from "#foundation/site/SiteProvider.tsx";

/** Links to parts of the top page lead only to what is there. Of the parts every page knows no more than kind and variant. */
export function useHasSection() {
  const sections = useSite().brand.sections?.top ?? usualSections;
  return (wanted: TopSection["kind"]) =>
    sections.some(
      (section) =>
        section.kind === wanted ||
        (wanted === "calculator" && section.kind === "hero" && section.variant === "calculator"),
    );
}
