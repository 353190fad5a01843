import { useEffect } from "react";
import { useLocation } from "react-router";
import { readNow } from "#foundation/clock/clock.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { mayReloadFor } from "#foundation/updates/chunk-guard.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { TryAgain } from "./TryAgain.tsx";

/** The server wants another version of the page before it answers: the page reloads, once in a while (R8.11). */
export function NewVersion({ status }: { status: number }) {
  const { reloader } = useSite();
  const { pathname } = useLocation();
  useEffect(() => {
    if (mayReloadFor(pathname, readNow().getTime(), sessionStorage)) void reloader.reload();
  }, [reloader, pathname]);
  return <ErrorScreen status={status} action={<TryAgain />} />;
}
