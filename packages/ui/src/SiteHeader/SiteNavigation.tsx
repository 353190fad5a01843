import { useId, useRef } from "react";
import { MenuIcon } from "../Icon/index.ts";
import { useAnchor, useWords } from "../UiProvider/context.ts";
import { looks } from "./SiteNavigation.css.ts";

export type NavigationLink = { href: string; label: string; current?: boolean | undefined };
export type SiteNavigationProps = {
  label: string;
  links: readonly NavigationLink[];
  isAfterLogin?: boolean | undefined;
};

/** iOS 16 has no popovers. */
const hasPopovers = () => "popover" in HTMLElement.prototype;
const openWithoutPopovers = "data-open";

/** The platform's popover opens and closes the menu, so it works before any script has run. */
export function SiteNavigation({ label, links, isAfterLogin = false }: SiteNavigationProps) {
  const id = useId();
  const words = useWords();
  const Anchor = useAnchor();
  const look = looks[isAfterLogin ? "afterLogin" : "beforeLogin"];
  const menu = useRef<HTMLElement>(null);
  const close = () => {
    if (!hasPopovers()) menu.current?.removeAttribute(openWithoutPopovers);
    else if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  };
  const toggleWithoutPopovers = () => {
    if (!hasPopovers()) menu.current?.toggleAttribute(openWithoutPopovers);
  };
  return (
    <>
      <button type="button" className={look.toggle} popoverTarget={id} onClick={toggleWithoutPopovers}>
        <MenuIcon />
        {words.menu}
      </button>
      <nav ref={menu} id={id} popover="auto" aria-label={label} className={look.navigation}>
        <ul className={look.list}>
          {links.map(({ href, label: name, current }) => (
            <li key={href} className={look.item}>
              <Anchor
                href={href}
                className={look.link}
                aria-current={current ? "page" : undefined}
                onClick={close}
              >
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
