import { layoutCopy } from "@kaitori/brand/copy/layout";
import { href, telHref } from "@kaitori/domain";
import { SiteFooter } from "@kaitori/ui";
import { useSite } from "../foundation/site/SiteProvider.tsx";
import { useCopy } from "../parts/brand/use-copy.ts";
import { useHasSection } from "./top-sections.ts";

/** Who is responsible, and the pages that the law asks for. */
export function Footer() {
  const { settings, sections } = useSite().brand;
  const { legal } = settings;
  const words = useCopy(layoutCopy);
  const hasSection = useHasSection();
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
      navigation={{
        label: words.footerNavigation,
        links: [
          {
            href: telHref(legal.phone),
            label: words.helpByPhone({ phone: legal.phone }),
          },
          ...(hasSection("questions") ? [{ href: "/#questions", label: words.questions }] : []),
          { href: href.terms(), label: words.terms },
          { href: href.privacy(), label: words.privacy },
          { href: href.security(), label: words.security },
          { href: href.sct(), label: words.sct },
          ...(settings.tags ? [{ href: href.external(), label: words.external }] : []),
          ...(sections?.footer ?? []),
        ],
      }}
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
