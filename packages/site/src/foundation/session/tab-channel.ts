import type { CurrentUser } from "@kaitori/wire";

/** What the tabs of this browser tell each other about one thing. */
export interface TabChannel<Message> {
  tell(message: Message): void;
  /** What is malformed is not heard. */
  listen(heard: (message: Message) => void): () => void;
  close(): void;
}

export function createTabChannel<Message>(
  name: string,
  isMessage: (data: unknown) => data is Message,
): TabChannel<Message> {
  // Absent while a page is prerendered.
  const channel =
    "BroadcastChannel" in globalThis && "document" in globalThis ? new BroadcastChannel(name) : null;
  return {
    tell: (message) => channel?.postMessage(message),
    listen(heard) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) heard(data);
      };
      channel?.addEventListener("message", hear);
      return () => channel?.removeEventListener("message", hear);
    },
    close: () => channel?.close(),
  };
}

/** Who has logged in; null after a logout. */
export const createSessionChannel = () => createTabChannel("session", isUserOrNobody);

const isUserOrNobody = (data: unknown): data is CurrentUser["id"] | null =>
  data === null || typeof data === "number" || typeof data === "string";
