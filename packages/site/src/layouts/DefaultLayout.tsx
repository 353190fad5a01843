import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";
import { SessionActions } from "./SessionActions.tsx";

/** For pages that both a visitor and a user see. */
export function DefaultLayout({ children }: LayoutProps) {
  return <PageFrame actions={<SessionActions />}>{children}</PageFrame>;
}
