import { sectionHeading } from "./SectionHeading.css.ts";

/** The heading of a part of the page: it holds its own beside the one of the hero. */
export const SectionHeading = ({ children }: { children: string }) => (
  <h2 className={sectionHeading}>{children}</h2>
);
