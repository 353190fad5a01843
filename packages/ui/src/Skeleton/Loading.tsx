import type { ReactNode } from "react";
import { useWords } from "../UiProvider/context.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

/** Contains skeletons, and announces the loading to screen readers. */
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
