import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { href } from "@kaitori/domain";
import { useEffect } from "react";
import { Checking } from "#foundation/mail-link/LinkOutcome.tsx";
import { loginPathFor, returnAddress } from "#foundation/session/return-to.ts";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export async function load({ site, request }: LoadArgs) {
  const { kind } = await site.session.load();
  return callbackTarget(new URL(request.url), kind === "user");
}

export default function CallbackScreen() {
  const words = useCopy(extSignupCopy);
  const target = useScreenData<typeof load>();
  // Loads a new page, because its start removes a signed link from the address.
  useEffect(() => location.replace(target), [target]);
  return <Checking title={words.callbackTitle} />;
}

/** The text of an error is not shown, because anybody can write it into the address. */
export function callbackTarget(address: URL, isUser: boolean): string {
  const link = address.searchParams.get("link");
  if (link) return `${href.extSignup()}?${new URLSearchParams({ link })}`;
  if (address.searchParams.has("error")) return href.extAuthenticationError();
  const destination = returnAddress(address);
  return isUser ? destination : loginPathFor(new URL(destination, address.origin));
}
