import { NetworkError } from "../errors/network-error.ts";
import type { Transport } from "./transport.ts";

/**
 * Every call but uploads. No status is an exception here. Nor is a redirect followed: the API answers none, and the
 * body and the token of a call are for nobody else. The time runs until the last byte of the answer.
 */
export const fetchTransport =
  (fetch: typeof globalThis.fetch): Transport =>
  async ({ address, method, headers, body, timeout, keepalive = false, signal, onProgress }) => {
    signal?.throwIfAborted();
    const over = new AbortController();
    const late = setTimeout(() => over.abort(new NetworkError("timeout")), timeout);
    const giveUp = () => over.abort(signal?.reason);
    signal?.addEventListener("abort", giveUp);
    try {
      const response = await fetch(address, {
        method,
        headers,
        body: body ?? null,
        credentials: "include",
        redirect: "error",
        keepalive,
        signal: over.signal,
      });
      const text = await response.text();
      onProgress?.(1);
      return { status: response.status, text, header: (name) => response.headers.get(name) };
    } catch (error) {
      over.signal.throwIfAborted();
      throw new NetworkError("no answer", { cause: error });
    } finally {
      clearTimeout(late);
      signal?.removeEventListener("abort", giveUp);
    }
  };
