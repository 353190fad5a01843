import { layoutCopy } from "@kaitori/brand/copy/layout";
import { href } from "@kaitori/domain";
import { ButtonLink } from "@kaitori/ui";
import { useSession } from "#foundation/session/use-session.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { fromTablet } from "./SessionActions.css.ts";

/** In the header: to my-page for whoever is logged in, else to login and registration. */
export function SessionActions() {
  const words = useCopy(layoutCopy);
  const isUser = useSession().kind === "user";
  // Quiet: the one accent of a screen is its own.
  return (
    <>
      {!isUser && (
        <span className={fromTablet}>
          <ButtonLink href={href.register()} tone="quiet">
            {words.register}
          </ButtonLink>
        </span>
      )}
      <ButtonLink href={isUser ? href.mypage() : href.login()} tone="secondary">
        {isUser ? words.mypage : words.login}
      </ButtonLink>
    </>
  );
}
