import { useRef } from "react";

/** One idempotency key for one content, so that a repeated press after a lost answer has no second effect. */
export function useIdempotencyKey() {
  const lastSent = useRef({ text: "", key: "" });
  return (body: object): string => {
    const text = JSON.stringify(body);
    if (lastSent.current.text !== text) lastSent.current = { text, key: crypto.randomUUID() };
    return lastSent.current.key;
  };
}
