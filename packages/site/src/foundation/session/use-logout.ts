import { href } from "@kaitori/domain";
import { useNavigate } from "react-router";
import { useFailureText } from "../errors/failure-text.ts";
import { useAction } from "../errors/use-action.ts";
import { useSite } from "../site/SiteProvider.tsx";

export function useLogout() {
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
