import { useEffect } from "react";
import { useLocation } from "react-router";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadedBuildId } from "#foundation/updates/loaded-build.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { TryAgain } from "./TryAgain.tsx";

/** The server wants another version of the page before it answers: the page reloads, once for each build (R8.11). */
export function NewVersion({ status }: { status: number }) {
  const { reloader } = useSite();
  const { pathname } = useLocation();
  useEffect(
    () => void reloader.reloadOnceFor(`${status} ${pathname} ${loadedBuildId()}`),
    [reloader, status, pathname],
  );
  return <ErrorScreen status={status} action={<TryAgain />} />;
}
