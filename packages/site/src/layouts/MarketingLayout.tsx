import { useSite } from "#foundation/site/SiteProvider.tsx";
import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";
import { SessionActions } from "./SessionActions.tsx";
import { useSectionLinks } from "./top-sections.ts";

/** The layout of the top page; its header links to the sections that people look for. */
export function MarketingLayout({ children }: LayoutProps) {
  const links = [...useSectionLinks(""), ...(useSite().brand.sections?.header ?? [])];
  return (
    <PageFrame width="whole" links={links} actions={<SessionActions />}>
      {children}
    </PageFrame>
  );
}
