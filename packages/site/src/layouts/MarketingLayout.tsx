import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.ts";
import { SessionActions } from "./SessionActions.tsx";

/** The brand's shop window. */
export function MarketingLayout({ children }: LayoutProps) {
  return (
    <PageFrame width="wide" actions={<SessionActions />}>
      {children}
    </PageFrame>
  );
}
