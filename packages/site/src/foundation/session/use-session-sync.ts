import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "../site/SiteProvider.tsx";

/**
 * A logout in one tab logs out the others. After a login of another user the page reloads, so that no data of the
 * first user stays.
 */
export function useSessionSync() {
  const { session, reauth } = useSite();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      session.onOtherTab(({ sameUser }) => {
        // The same user has logged in again in another tab, so the dialog here can close.
        if (sameUser) return reauth.reportLogin();
        const hadUser = session.store.getState().kind === "user";
        session.reset();
        if (hadUser) location.reload();
        else void revalidate();
      }),
    [session, reauth, revalidate],
  );
}
