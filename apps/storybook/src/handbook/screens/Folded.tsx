import { type ReactNode, useState } from "react";

export interface FoldedProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Rendered when opened, because the copy of all pages has thousands of rows. */
  readonly content: () => ReactNode;
}

export function Folded({ title, isOpen, content }: FoldedProps) {
  const [isMade, setMade] = useState(isOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setMade((was) => was || currentTarget.open)}>
      {/* A thumb finds it. */}
      <summary style={{ paddingBlock: 12 }}>{title}</summary>
      {isMade && content()}
    </details>
  );
}
