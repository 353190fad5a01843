import { extSignupCopy } from "@kaitori/brand/copy/ext-signup";
import { Suspense, use } from "react";
import { Navigate } from "react-router";
import { Checking } from "../../mail-link/Checking.tsx";
import type { LoadArgs } from "../../routes/route-row.ts";
import { useScreenData } from "../../routes/use-screen-data.ts";
import { useCopy } from "../../use-copy.ts";
import { callbackTarget } from "./callback-target.ts";

/** Not awaited: the page says that it is looking. */
export async function load({ site, request }: LoadArgs) {
  const session = site.session.load();
  return { target: session.then(({ kind }) => callbackTarget(new URL(request.url), kind === "user")) };
}

/** Where another service sends people back to; nobody stays here. */
export function Screen() {
  const words = useCopy(extSignupCopy);
  const { target } = useScreenData<typeof load>();
  return (
    <Suspense fallback={<Checking title={words.callbackTitle}>{words.callbackText}</Checking>}>
      <GoOn target={target} />
    </Suspense>
  );
}

const GoOn = ({ target }: { target: Promise<string> }) => <Navigate to={use(target)} replace />;
