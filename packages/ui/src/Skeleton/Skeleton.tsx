import { classes } from "../classes.ts";
import { last, shapes, skeleton } from "./Skeleton.css.ts";

export type SkeletonProps = {
  /** Shape of the coming content. */
  shape?: keyof typeof shapes | undefined;
  /** Number of lines of text. */
  lines?: number | undefined;
};

/** Placeholder of content that is loading. Put it into Loading, which announces it to screen readers. */
export function Skeleton({ shape = "text", lines = 1 }: SkeletonProps) {
  return Array.from({ length: lines }, (_, index) => (
    <div
      key={index}
      aria-hidden="true"
      className={classes(skeleton, shapes[shape], lines > 1 && index === lines - 1 && last)}
    />
  ));
}
