import type { ReactNode } from "react";
import { Heading } from "../Heading/Heading.tsx";
import { action as actionClass, body, drawing as drawingClass, empty } from "./EmptyState.css.ts";

export type EmptyStateProps = {
  /** Name of the missing content, or the failure. */
  title: ReactNode;

  /** Level of the heading. */
  level?: 1 | 2 | 3 | undefined;

  /** Decorative picture above the heading. */
  drawing?: ReactNode;
  /** Sentences: how to begin, or how to go back. */
  children?: ReactNode;

  /** The next step. */
  action?: ReactNode;
};

/** Shown instead of content that does not exist or failed to load, with the next step. */
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
