import { useRef } from "react";

/** One idempotency key for one content, so that a repeated press after a lost answer has no second effect. */
export function useIdempotencyKey() {
  const sent = useRef({ text: "", key: "" });
  return (body: object): string => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  };
}
