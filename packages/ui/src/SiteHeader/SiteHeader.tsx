import type { ReactNode } from "react";
import { useAnchor } from "../UiProvider/context.ts";
import { end, header, home as homeClass, inner } from "./SiteHeader.css.ts";
import { type NavigationLink, SiteNavigation } from "./SiteNavigation.tsx";

export type SiteHeaderProps = {
  /** Where the mark leads. */
  home: string;
  /** The brand's mark: its name, or a drawing of it. */
  mark: ReactNode;

  /** The ways out: beside each other, on a phone in a menu. */
  navigation?: { label: string; links: readonly NavigationLink[] } | undefined;
  /** What stays visible on a phone, beside the menu. */
  actions?: ReactNode;
};

export function SiteHeader({ home, mark, navigation, actions }: SiteHeaderProps) {
  const Anchor = useAnchor();
  return (
    <header className={header} data-screen-only>
      <div className={inner}>
        <Anchor href={home} className={homeClass}>
          {mark}
        </Anchor>
        <div className={end}>
          {navigation && <SiteNavigation {...navigation} />}
          {actions}
        </div>
      </div>
    </header>
  );
}
