import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";
import { useSession } from "./use-session.ts";

// Most pages never need it; it brings the form library.
const ReauthForm = lazy(async () => ({ default: (await import("./ReauthForm.tsx")).ReauthForm }));

/** Logging in again over the page where the session ended; the page below stays as it is. */
export function ReauthDialog() {
  const question = useStore(useSite().reauth.store);
  const session = useSession();
  if (!question || session.kind !== "user") return null;
  return (
    <Suspense>
      <ReauthForm {...question} email={session.user.email} hasPassword={session.user.has_usable_password} />
    </Suspense>
  );
}
