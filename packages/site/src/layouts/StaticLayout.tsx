import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";
import { SessionActions } from "./SessionActions.tsx";

/** Pages to read: terms, policies, the law's statements. */
export function StaticLayout({ children }: LayoutProps) {
  return (
    <PageFrame width="medium" actions={<SessionActions />}>
      {children}
    </PageFrame>
  );
}
