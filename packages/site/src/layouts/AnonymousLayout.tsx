import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";

/** One task for a visitor. */
export function AnonymousLayout({ children }: LayoutProps) {
  return <PageFrame width="narrow">{children}</PageFrame>;
}
