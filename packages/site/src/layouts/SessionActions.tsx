import { layoutCopy } from "@kaitori/brand/copy/layout";
import { href } from "@kaitori/domain";
import { ButtonLink } from "@kaitori/ui";
import { useSyncExternalStore } from "react";
import { loginFlag } from "#foundation/session/stored-flags.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { fromTablet, onPhone } from "./SessionActions.css.ts";

const neverChanges = () => () => undefined;

/** Header links: my-page if logged in, or probably so on a page without a session; else login and registration. */
export function SessionActions() {
  const words = useCopy(layoutCopy);
  const { kind } = useSession();
  // Prerendered markup is that of a visitor.
  const wasLoggedIn = useSyncExternalStore(neverChanges, loginFlag.isSet, () => false);
  if (kind === "user" || (kind === "unknown" && wasLoggedIn))
    return (
      <ButtonLink href={href.mypage()} tone="secondary">
        {words.mypage}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink href={href.login()} tone="subtle">
        {words.login}
      </ButtonLink>
      <ButtonLink href={href.register()}>
        <span className={onPhone}>{words.registerShort}</span>
        <span className={fromTablet}>{words.register}</span>
      </ButtonLink>
    </>
  );
}
