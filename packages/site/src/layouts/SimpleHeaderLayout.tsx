import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";

/** The layout with the logo, the page and the company, without other links. */
export function SimpleHeaderLayout({ children }: LayoutProps) {
  return <PageFrame width="narrow">{children}</PageFrame>;
}
