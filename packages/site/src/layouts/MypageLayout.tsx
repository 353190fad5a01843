import { anchors } from "@kaitori/brand";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { href } from "@kaitori/domain";
import { Button } from "@kaitori/ui";
import { Outlet, useNavigate } from "react-router";
import { useFailureText } from "#foundation/errors/failure-text.ts";
import { useAction } from "#foundation/errors/use-action.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ContactButton } from "./ContactButton.tsx";
import { PageFrame } from "./PageFrame.tsx";
import { fromTablet, onPhone } from "./SessionActions.css.ts";
import { SystemMessage } from "./SystemMessage.tsx";
import { useHasSection } from "./top-sections.ts";

/** The layout of the pages of a logged-in user. */
export function MypageLayout() {
  const words = useCopy(layoutCopy);
  const hasSection = useHasSection();
  const { logout, isLoggingOut } = useLogout();
  const logoutButton = (
    <Button tone="subtle" busy={isLoggingOut} onClick={logout}>
      {words.logout}
    </Button>
  );
  return (
    <PageFrame
      width="wide"
      isAppPage
      message={<SystemMessage />}
      links={[
        { href: href.mypage(), label: words.mypage },
        { href: href.profile(), label: words.profile },
        ...(hasSection("questions") ? [{ href: `/#${anchors.questions}`, label: words.questions }] : []),
      ]}
      actions={
        <>
          <span className={fromTablet}>{logoutButton}</span>
          <ContactButton />
        </>
      }
    >
      <Outlet />
      <div className={onPhone}>{logoutButton}</div>
    </PageFrame>
  );
}

function useLogout() {
  const { session, notice, toasts } = useSite();
  const { isBusy: isLoggingOut, attempt } = useAction();
  const textOf = useFailureText();
  const navigate = useNavigate();
  const logout = async () => {
    const outcome = await attempt(async () => {
      await session.end();
      notice.announce("loggedOut");
      await navigate(href.login());
    });
    if (!outcome.ok) toasts.show("critical", textOf(outcome.error));
  };
  return { logout, isLoggingOut };
}
