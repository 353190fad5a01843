import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";

/** The layout with the logo and one message. */
export function SimpleHeaderNoFooterLayout({ children }: LayoutProps) {
  return (
    <PageFrame width="narrow" footer={false}>
      {children}
    </PageFrame>
  );
}
