import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "../site/SiteProvider.tsx";

/**
 * A logout in one tab logs out the others; a login of somebody else never leaves the first user's data standing:
 * the page starts anew. The guards then decide what this tab may show.
 */
export function useOtherTabs() {
  const { session, reauth } = useSite();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      session.onOtherTab(({ sameUser }) => {
        // The same person has logged in again there: that is the answer to the question here.
        if (sameUser) return reauth.hasLoggedIn();
        const hadUser = session.store.getState().kind === "user";
        session.reset();
        if (hadUser) location.reload();
        else void revalidate();
      }),
    [session, reauth, revalidate],
  );
}
