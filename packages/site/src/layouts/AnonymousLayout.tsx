import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";

/** The layout of a page with one task for a visitor. */
export function AnonymousLayout({ children }: LayoutProps) {
  return (
    <PageFrame width="narrow" isInside>
      {children}
    </PageFrame>
  );
}
