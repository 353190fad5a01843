import type { CurrentUser } from "@kaitori/wire";

export function createTabChannel<Message>(name: string, isMessage: (data: unknown) => data is Message) {
  // Undefined while a page is prerendered.
  const channel =
    "BroadcastChannel" in globalThis && "document" in globalThis ? new BroadcastChannel(name) : null;
  return {
    post: (message: Message) => channel?.postMessage(message),
    listen(listener: (message: Message) => void): () => void {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) listener(data);
      };
      channel?.addEventListener("message", onMessage);
      return () => channel?.removeEventListener("message", onMessage);
    },
    close: () => channel?.close(),
  };
}

/** Its message is the id of the user who has logged in; null after a logout. */
export const createSessionChannel = () => createTabChannel("session", isUserIdOrNull);

const isUserIdOrNull = (data: unknown): data is CurrentUser["id"] | null =>
  data === null || typeof data === "number" || typeof data === "string";
