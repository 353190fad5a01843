import { layoutCopy } from "@kaitori/brand/copy/layout";
import { href, telHref } from "@kaitori/domain";
import { SiteFooter } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { contact } from "./PageFrame.css.ts";
import { useSectionLinks } from "./top-sections.ts";

export interface FooterProps {
  /** A page to fill in or to manage entries, not one to read. Its footer is reduced: contact and legal pages. */
  readonly isAppPage: boolean;
}

/** The company responsible, and links to the site's pages and its legal pages. */
export function Footer({ isAppPage }: FooterProps) {
  const { settings, sections } = useSite().brand;
  const { legal } = settings;
  const words = useCopy(layoutCopy);
  const sectionLinks = useSectionLinks("/");
  const brandPages = sections?.footer ?? [];
  const phone = {
    href: telHref(legal.phone),
    label: (
      <span>
        <KeepWhole part={legal.phone}>{words.helpByPhone({ phone: legal.phone })}</KeepWhole>
      </span>
    ),
  };
  const legalLinks = [
    { href: href.terms(), label: words.terms },
    { href: href.privacy(), label: words.privacy },
    { href: href.security(), label: words.security },
    { href: href.sct(), label: words.sct },
    ...(settings.tags ? [{ href: href.external(), label: words.external }] : []),
  ];
  const copyright = words.copyright({ year: legal.revised.slice(0, 4), company: legal.company });
  if (isAppPage)
    return (
      <SiteFooter
        company={
          <>
            <strong>{legal.company}</strong>
            <div className={contact}>{legal.hours}</div>
          </>
        }
        contents={[{ label: words.footerNavigation, links: [phone, ...brandPages, ...legalLinks] }]}
        notice={copyright}
      />
    );
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
          links: [...sectionLinks, ...brandPages, phone],
        },
        { label: words.footerNavigation, links: legalLinks },
      ]}
      notice={
        <>
          {words.factoringNote}
          <br />
          {copyright}
        </>
      }
    />
  );
}
