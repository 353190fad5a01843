import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { useEffect } from "react";
import { Checking } from "#foundation/mail-link/Checking.tsx";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { callbackTarget } from "./callback-target.ts";

export async function loadCallback({ site, request }: LoadArgs) {
  const { kind } = await site.session.load();
  return callbackTarget(new URL(request.url), kind === "user");
}

/** Where another service returns its users: redirects and leaves no history entry. */
export function CallbackScreen() {
  const words = useCopy(extSignupCopy);
  const target = useScreenData<typeof loadCallback>();
  // Loaded as a new page, so that a signed link is removed from the address as the page starts.
  useEffect(() => location.replace(target), [target]);
  return <Checking title={words.callbackTitle}>{words.callbackText}</Checking>;
}
