import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";

/** A document by itself, to read and to print. */
export function PlainLayout({ children }: LayoutProps) {
  return (
    <PageFrame width="medium" footer={false}>
      {children}
    </PageFrame>
  );
}
