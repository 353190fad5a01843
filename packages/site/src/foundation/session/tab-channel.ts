import type { CurrentUser } from "@kaitori/wire";

type UserId = CurrentUser["id"] | null;

/** Tells the other tabs of this browser about the session. */
export interface SessionChannel {
  tell(user: UserId): void;
  listen(heard: (user: UserId) => void): () => void;
}

export function createSessionChannel(): SessionChannel {
  // Absent while a page is prerendered.
  const channel =
    "BroadcastChannel" in globalThis && "document" in globalThis ? new BroadcastChannel("session") : null;
  return {
    tell: (user) => channel?.postMessage(user),
    listen(heard) {
      const hear = ({ data }: MessageEvent<unknown>) =>
        heard(typeof data === "number" || typeof data === "string" ? data : null);
      channel?.addEventListener("message", hear);
      return () => channel?.removeEventListener("message", hear);
    },
  };
}
