import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";

/** One task for somebody who is not logged in. */
export function AnonymousLayout({ children }: LayoutProps) {
  return <PageFrame width="narrow">{children}</PageFrame>;
}
