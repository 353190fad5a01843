import type { ReactNode } from "react";
import { useWords } from "../UiProvider/context.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

/** Holds skeletons, and tells screen readers that the content is loading. */
export function Loading({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <div aria-busy="true">
      <div role="status">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </div>
      {children}
    </div>
  );
}
