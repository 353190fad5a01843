import { usualSections } from "@kaitori/brand";
import { useSite } from "#foundation/site/SiteProvider.tsx";

/** Links to parts of the top page lead only to what is there. Of these parts every page knows kind and variant, of others nothing. */
export function useHasSection() {
  const sections = useSite().brand.sections?.top ?? usualSections;
  return (wanted: "calculator" | "steps" | "questions") =>
    sections.some(
      (section) =>
        section.kind === wanted ||
        (wanted === "calculator" && section.kind === "hero" && section.variant === "calculator"),
    );
}
