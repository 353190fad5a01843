import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useSession, useSite } from "../site/SiteProvider.tsx";
import { loadChunk } from "../updates/load-chunk.ts";

/** The login dialog over a page whose session has ended; the page stays unchanged. */
export function ReauthDialog() {
  const loginRequest = useStore(useSite().reauth.store);
  const session = useSession();
  // Loaded on demand, because it contains the form library.
  const [module, setModule] = useState<typeof import("./ReauthForm.tsx")>();
  useEffect(() => {
    // If the form cannot be loaded, the call fails, typed text stays, and the next call opens the dialog again.
    if (loginRequest)
      loadChunk(import("./ReauthForm.tsx")).then(setModule, () => loginRequest.endLogin(false));
  }, [loginRequest]);
  if (!module || !loginRequest || session.kind !== "user") return null;
  return (
    <module.ReauthForm
      {...loginRequest}
      email={session.user.email}
      hasPassword={session.user.has_usable_password}
    />
  );
}
