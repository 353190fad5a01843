import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";

/** The mark, the page and the company; no links elsewhere. */
export function SimpleHeaderLayout({ children }: LayoutProps) {
  return <PageFrame width="narrow">{children}</PageFrame>;
}
