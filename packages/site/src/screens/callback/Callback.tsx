import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { href } from "@kaitori/domain";
import { useEffect } from "react";
import { Checking } from "#foundation/mail-link/LinkOutcome.tsx";
import { loginPathFor, returnTo } from "#foundation/session/return-to.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export async function loadCallback({ site, request }: LoadArgs) {
  const { kind } = await site.session.load();
  return callbackTarget(new URL(request.url), kind === "user");
}

/** The page to which another service returns its users: redirects and leaves no history entry. */
export function CallbackScreen() {
  const words = useCopy(extSignupCopy);
  const target = useScreenData<typeof loadCallback>();
  // Loaded as a new page, so that a signed link is removed from the address as the page starts.
  useEffect(() => location.replace(target), [target]);
  return <Checking title={words.callbackTitle} />;
}

/**
 * Where an outside service's way back leads: on with its signed link, to the error page when it says that something
 * went wrong, else to where the visit was going. Its own words are not repeated here: anybody could have put them there.
 */
export function callbackTarget(address: URL, isUser: boolean): string {
  const link = address.searchParams.get("link");
  if (link) return `${href.extSignup()}?${new URLSearchParams({ link })}`;
  if (address.searchParams.has("error")) return href.extAuthenticationError();
  const destination = returnTo(address);
  return isUser ? destination : loginPathFor(new URL(destination, address.origin));
}
