import type { ReactNode } from "react";
import { useAnchor } from "../UiProvider/context.ts";
import {
  company as companyClass,
  footer,
  inner,
  link,
  links as linksClass,
  small,
} from "./SiteFooter.css.ts";

export type SiteFooterProps = {
  /** Who is responsible: name, address, telephone. */
  company: ReactNode;
  navigation: { label: string; links: readonly { href: string; label: string }[] };
  notice: ReactNode;
};

export function SiteFooter({ company, navigation, notice }: SiteFooterProps) {
  const Anchor = useAnchor();
  return (
    <footer className={footer} data-screen-only>
      <div className={inner}>
        <div className={companyClass}>{company}</div>
        <nav aria-label={navigation.label}>
          <ul className={linksClass}>
            {navigation.links.map(({ href, label }) => (
              <li key={href}>
                <Anchor href={href} className={link}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <small className={small}>{notice}</small>
      </div>
    </footer>
  );
}
