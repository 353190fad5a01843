import { useId, useRef } from "react";
import { MenuIcon } from "../Icon/index.ts";
import { useAnchor, useWords } from "../UiProvider/context.ts";
import { item, link, list, navigation, toggle } from "./SiteNavigation.css.ts";

export type NavigationLink = { href: string; label: string; current?: boolean | undefined };
export type SiteNavigationProps = { label: string; links: readonly NavigationLink[] };

/** iOS 16 has none yet. */
const hasPopovers = () => "popover" in HTMLElement.prototype;
const openWithoutPopovers = "data-open";

/** The platform's popover opens and closes the menu, so it works before any script has run. */
export function SiteNavigation({ label, links }: SiteNavigationProps) {
  const id = useId();
  const words = useWords();
  const Anchor = useAnchor();
  const menu = useRef<HTMLElement>(null);
  const close = () => {
    if (!hasPopovers()) menu.current?.removeAttribute(openWithoutPopovers);
    else if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  };
  const toggleItself = () => {
    if (!hasPopovers()) menu.current?.toggleAttribute(openWithoutPopovers);
  };
  return (
    <>
      <button type="button" className={toggle} popoverTarget={id} onClick={toggleItself}>
        <MenuIcon />
        {words.menu}
      </button>
      <nav ref={menu} id={id} popover="auto" aria-label={label} className={navigation}>
        <ul className={list}>
          {links.map(({ href, label: name, current }) => (
            <li key={href} className={item}>
              <Anchor
                href={href}
                className={link}
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
