import { href } from "@kaitori/domain";
import { loginPathFor, returnTo } from "#foundation/session/return-to.ts";

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
