import { type ReactNode, useState } from "react";

export interface FoldedProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Rendered only when opened, because the copy of all pages has thousands of rows. */
  readonly content: () => ReactNode;
}

export function Folded({ title, isOpen, content }: FoldedProps) {
  const [isRendered, setRendered] = useState(isOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setRendered((was) => was || currentTarget.open)}>
      {/* Target size for a thumb. */}
      <summary style={{ paddingBlock: 12 }}>{title}</summary>
      {isRendered && content()}
    </details>
  );
}
