import { ApiError } from "@kaitori/api-client";
import { useState } from "react";
import { useSite } from "../site/SiteProvider.tsx";
import { kindOfFailure } from "./kind-of-failure.ts";

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

/**
 * Makes a call for an open page. If the session has ended, the user logs in over the page and the call is repeated. An
 * error that ends the page goes to the error page; any other error is returned, to be shown where the call was made.
 */
export function useAttempt(): (work: () => Promise<unknown>) => Promise<Outcome> {
  const { reauth, reloader } = useSite();
  const [fatal, setFatal] = useState<unknown>();
  // An error that is thrown while rendering reaches the route's error page.
  if (fatal !== undefined) throw fatal;

  return async (work) => {
    try {
      await reauth.withLogin(work);
      return { ok: true };
    } catch (error) {
      const kind = kindOfFailure(error);
      if (kind === "reload") await reloader.reload();
      if (kind !== "page" && error instanceof ApiError) return { ok: false, error };
      setFatal(error);
      return new Promise(() => undefined);
    }
  };
}
