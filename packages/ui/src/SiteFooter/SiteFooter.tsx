import type { ReactNode } from "react";
import { useAnchor } from "../UiProvider/context.ts";
import {
  company as companyClass,
  footer,
  heading,
  inner,
  link,
  links as linksClass,
  navigations,
  notice as noticeClass,
} from "./SiteFooter.css.ts";

export type SiteFooterProps = {
  /** The company: name, address, telephone. */
  company: ReactNode;
  /** Links of the site, in named groups. */
  contents: readonly {
    /** Name of the group; not shown for a single group. */
    label: string;
    /** Links of the group. */
    links: readonly { href: string; label: ReactNode }[];
  }[];

  /** The last line, a copyright notice. */
  notice: ReactNode;
};

export function SiteFooter({ company, contents, notice }: SiteFooterProps) {
  const Anchor = useAnchor();
  return (
    <footer className={footer} data-screen-only>
      <div className={inner}>
        <div className={companyClass}>{company}</div>
        <div className={navigations}>
          {contents.map(({ label, links }) => (
            <nav key={label} aria-label={label}>
              {contents.length > 1 && (
                <div className={heading} aria-hidden="true">
                  {label}
                </div>
              )}
              <ul className={linksClass}>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Anchor href={href} className={link}>
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <small className={noticeClass}>{notice}</small>
      </div>
    </footer>
  );
}
