import { type ReactNode, useState } from "react";

export interface FoldedProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Rendered only when opened, because the copy of all pages has thousands of rows. */
  readonly content: () => ReactNode;
}

export function Folded({ title, isOpen, content }: FoldedProps) {
  const [isMade, setMade] = useState(isOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setMade((was) => was || currentTarget.open)}>
      {/* Target size for a thumb. */}
      <summary style={{ paddingBlock: 12 }}>{title}</summary>
      {isMade && content()}
    </details>
  );
}
