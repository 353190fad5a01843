import { sectionHeading } from "./SectionHeading.css.ts";

/** The heading of a section, sized to go with the heading of the hero. */
export const SectionHeading = ({ children }: { children: string }) => (
  <h2 className={sectionHeading}>{children}</h2>
);
