import { layoutCopy } from "@kaitori/brand/copy/layout";
import { href } from "@kaitori/domain";
import { ButtonLink } from "@kaitori/ui";
import { useSession } from "#foundation/session/use-session.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { fromTablet, onPhone } from "./SessionActions.css.ts";

/** Header links: my-page if logged in, else login and registration. */
export function SessionActions() {
  const words = useCopy(layoutCopy);
  const isUser = useSession().kind === "user";
  if (isUser)
    return (
      <ButtonLink href={href.mypage()} tone="secondary">
        {words.mypage}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink href={href.login()} tone="quiet">
        {words.login}
      </ButtonLink>
      <ButtonLink href={href.register()}>
        <span className={onPhone}>{words.registerShort}</span>
        <span className={fromTablet}>{words.register}</span>
      </ButtonLink>
    </>
  );
}
