import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";
import { loadChunk } from "../updates/load-chunk.ts";
import { useSession } from "./use-session.ts";

/** Logging in again over the page where the session ended; the page below stays as it is. */
export function ReauthDialog() {
  const question = useStore(useSite().reauth.store);
  const session = useSession();
  // Most pages never need it; it brings the form library.
  const [module, setModule] = useState<typeof import("./ReauthForm.tsx")>();
  useEffect(() => {
    // Without the form the call fails, the page keeps what is typed, and the next call asks again.
    if (question) loadChunk(import("./ReauthForm.tsx")).then(setModule, () => question.answer(false));
  }, [question]);
  if (!module || !question || session.kind !== "user") return null;
  return (
    <module.ReauthForm
      {...question}
      email={session.user.email}
      hasPassword={session.user.has_usable_password}
    />
  );
}
