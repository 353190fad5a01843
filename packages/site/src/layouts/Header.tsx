import { assetUrl } from "@kaitori/brand";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { href } from "@kaitori/domain";
import { SiteHeader } from "@kaitori/ui";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface HeaderProps {
  readonly links?: readonly { readonly href: string; readonly label: string }[];
  readonly actions?: ReactNode;
  /** A page to fill in or to manage entries, not one to read. Its header differs, by the brand's tokens. */
  readonly isAppPage?: boolean;
}

/** The header of the brand; its logo links to the top page. */
export function Header({ links, actions, isAppPage = false }: HeaderProps) {
  const { brand } = useSite();
  const words = useCopy(layoutCopy);
  const { pathname } = useLocation();
  const { width, height } = brand.assets.logo;
  return (
    <SiteHeader
      home={href.top()}
      mark={
        <img
          data-picture="logo"
          src={assetUrl(brand, "logo")}
          width={width}
          height={height}
          alt={words.logoLabel({ serviceName: brand.settings.serviceName })}
        />
      }
      navigation={
        links && {
          label: words.mainNavigation,
          links: links.map((link) => ({ ...link, current: link.href === pathname })),
        }
      }
      actions={actions}
      isAfterLogin={isAppPage}
    />
  );
}
