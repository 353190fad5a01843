import { ApiError } from "@kaitori/api-client";
import { useState } from "react";
import { useSite } from "../site/SiteProvider.tsx";
import { kindOfFailure } from "./kind-of-failure.ts";

/** The outcome of an attempt; `error` is to be shown at the place where the attempt was made. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly error: ApiError };

/**
 * Makes a call for somebody at work on a page. An ended session is renewed over the page and the call made again; an
 * error that ends the page goes to the error page; every other error is returned, to be shown where the call was
 * made.
 */
export function useAttempt(): (work: () => Promise<unknown>) => Promise<Outcome> {
  const { reauth, reloader } = useSite();
  const [fatal, setFatal] = useState<unknown>();
  // Thrown while rendering, an error reaches the route's error page.
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
