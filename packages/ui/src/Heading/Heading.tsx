import type { ReactNode, Ref } from "react";
import { classes } from "../classes.ts";
import { heading, part, sizes, title } from "./Heading.css.ts";

export type HeadingProps = {
  /** Level in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Size, if it differs from that of the level. */
  size?: keyof typeof sizes | undefined;
  id?: string | undefined;
  tabIndex?: number | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
};

const sizeOfLevel = { 1: "title1", 2: "title2", 3: "title3", 4: "title3" } as const;

export function Heading({ level, size = sizeOfLevel[level], ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  const ornament = level === 1 && size === "title1" ? title : level === 2 && part;
  return <Element className={classes(heading, sizes[size], ornament)} {...rest} />;
}

/** The heading of a card, a dialog or another small part of a page. */
export const SmallHeading = (props: Omit<HeadingProps, "level" | "size">) => (
  <Heading level={2} size="title3" {...props} />
);
