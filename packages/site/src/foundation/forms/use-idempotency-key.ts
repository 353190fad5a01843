import { useRef } from "react";

/** One key for one content: pressed again after an answer was lost, the server does it once. */
export function useIdempotencyKey() {
  const sent = useRef({ text: "", key: "" });
  return (body: object): string => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  };
}
