import type { ReactNode } from "react";
import { Heading } from "../Heading/index.ts";
import { action as actionClass, body, drawing as drawingClass, empty } from "./EmptyState.css.ts";

export type EmptyStateProps = {
  /** The thing that is missing or failed. */
  title: ReactNode;

  /** The level of its heading in the outline of the page. */
  level?: 1 | 2 | 3 | undefined;

  /** A picture above the heading, which says nothing that the words do not. */
  drawing?: ReactNode;
  /** The way to begin, or the way back. */
  children?: ReactNode;

  /** The one thing to do next. */
  action?: ReactNode;
};

/** Nothing here yet, or something failed: says which, and what to do. */
export function EmptyState({ title, level = 2, drawing, children, action }: EmptyStateProps) {
  return (
    <div className={empty}>
      {drawing && <div className={drawingClass}>{drawing}</div>}
      <Heading level={level} size="title3">
        {title}
      </Heading>
      {children && <div className={body}>{children}</div>}
      {action && <div className={actionClass}>{action}</div>}
    </div>
  );
}
