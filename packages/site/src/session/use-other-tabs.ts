import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "../SiteProvider.tsx";

/**
 * A logout in one tab logs out the others; a login of somebody else never leaves the first user's data standing:
 * the page starts anew. The guards then decide what this tab may show.
 */
export function useOtherTabs() {
  const { session } = useSite();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      session.onOtherTab(({ sameUser }) => {
        if (sameUser) return;
        const hadUser = session.store.getState().kind === "user";
        session.reset();
        if (hadUser) location.reload();
        else void revalidate();
      }),
    [session, revalidate],
  );
}
