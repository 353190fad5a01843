import { usualSections } from "@kaitori/brand";
import { useSite } from "#foundation/site/SiteProvider.tsx";

/** Links to sections of the top page, only to those that are there. Every page carries kind and variant of these sections, and nothing of the others. */
export function useHasSection() {
  const sections = useSite().brand.sections?.top ?? usualSections;
  return (wanted: "calculator" | "steps" | "questions") =>
    sections.some(
      (section) =>
        section.kind === wanted ||
        (wanted === "calculator" && section.kind === "hero" && section.variant === "calculator"),
    );
}
