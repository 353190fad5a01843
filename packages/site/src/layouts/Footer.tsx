import { layoutCopy } from "@kaitori/brand/copy/layout";
import { href, telHref } from "@kaitori/domain";
import { SiteFooter } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useHasSection } from "./top-sections.ts";

export interface FooterProps {
  /** Around a page with a task nobody is led to what the service is about. */
  readonly isInside: boolean;
}

/** The company responsible, links to the site's pages, and the pages that the law asks for. */
export function Footer({ isInside }: FooterProps) {
  const { settings, sections } = useSite().brand;
  const { legal } = settings;
  const words = useCopy(layoutCopy);
  const hasSection = useHasSection();
  const isShown = (section: Parameters<typeof hasSection>[0]) => !isInside && hasSection(section);
  return (
    <SiteFooter
      company={
        <>
          <strong>{legal.company}</strong>
          <br />〒{legal.zipcode} {legal.address}
          <br />
          {legal.hours}
        </>
      }
      contents={[
        {
          label: words.footerContents,
          links: [
            ...(isShown("calculator") ? [{ href: "/#price", label: words.price }] : []),
            ...(isShown("steps") ? [{ href: "/#flow", label: words.howItWorks }] : []),
            ...(isShown("questions") ? [{ href: "/#questions", label: words.questions }] : []),
            ...(sections?.footer ?? []),
            { href: telHref(legal.phone), label: words.helpByPhone({ phone: legal.phone }) },
          ],
        },
        {
          label: words.footerNavigation,
          links: [
            { href: href.terms(), label: words.terms },
            { href: href.privacy(), label: words.privacy },
            { href: href.security(), label: words.security },
            { href: href.sct(), label: words.sct },
            ...(settings.tags ? [{ href: href.external(), label: words.external }] : []),
          ],
        },
      ]}
      notice={
        <>
          {words.factoringNote}
          <br />
          {words.copyright({ year: legal.revised.slice(0, 4), company: legal.company })}
        </>
      }
    />
  );
}
