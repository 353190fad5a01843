import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";
import { SessionActions } from "./SessionActions.tsx";

/** The layout of pages for both visitors and users. */
export function DefaultLayout({ children }: LayoutProps) {
  return <PageFrame actions={<SessionActions />}>{children}</PageFrame>;
}
