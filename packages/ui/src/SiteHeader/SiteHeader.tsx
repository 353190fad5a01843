import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { useAnchor } from "../UiProvider/context.ts";
import * as styles from "./SiteHeader.css.ts";
import { type NavigationLink, SiteNavigation } from "./SiteNavigation.tsx";

export type SiteHeaderProps = {
  /** Address of the logo's link. */
  home: string;
  /** The brand's logo: its name, or a drawing. */
  mark: ReactNode;

  /** Navigation links: a row, on a phone a menu. */
  navigation?: { label: string; links: readonly NavigationLink[] } | undefined;
  /** Actions that stay visible on a phone, beside the menu. */
  actions?: ReactNode;
  /** True after the login, where the brand decides the layout; otherwise the header is a bar. */
  isAfterLogin?: boolean | undefined;
};

export function SiteHeader({ home, mark, navigation, actions, isAfterLogin = false }: SiteHeaderProps) {
  const Anchor = useAnchor();
  return (
    <header
      className={classes(styles.header, isAfterLogin ? styles.afterLogin : styles.beforeLogin)}
      data-screen-only
    >
      <div
        className={classes(
          styles.inner,
          isAfterLogin ? styles.innerAfterLogin : styles.innerBeforeLogin,
          !navigation && !actions && styles.alone,
        )}
      >
        <Anchor href={home} className={styles.home}>
          {mark}
        </Anchor>
        {(navigation || actions) && (
          <div className={classes(styles.end, isAfterLogin ? styles.endAfterLogin : styles.endBeforeLogin)}>
            {navigation && <SiteNavigation {...navigation} isAfterLogin={isAfterLogin} />}
            {actions && (
              <div className={classes(styles.actions, isAfterLogin && styles.actionsAfterLogin)}>
                {actions}
              </div>
            )}
          </div>
        )}
      </div>
    </header>
  );
}
