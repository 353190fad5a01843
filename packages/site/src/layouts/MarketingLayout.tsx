import { layoutCopy } from "@kaitori/brand/copy/layout";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { PageFrame } from "./PageFrame.tsx";
import type { LayoutProps } from "./registry.tsx";
import { SessionActions } from "./SessionActions.tsx";
import { useHasSection } from "./top-sections.ts";

/** The layout of the top page; its header links to the sections that people look for. */
export function MarketingLayout({ children }: LayoutProps) {
  const words = useCopy(layoutCopy);
  const hasSection = useHasSection();
  const links = [
    ...(hasSection("calculator") ? [{ href: "#price", label: words.price }] : []),
    ...(hasSection("steps") ? [{ href: "#flow", label: words.howItWorks }] : []),
    ...(hasSection("questions") ? [{ href: "#questions", label: words.questions }] : []),
    ...(useSite().brand.sections?.header ?? []),
  ];
  return (
    <PageFrame width="whole" links={links} actions={<SessionActions />}>
      {children}
    </PageFrame>
  );
}
