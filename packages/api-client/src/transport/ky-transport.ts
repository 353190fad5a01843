import ky, { isTimeoutError } from "ky";
import { NetworkError } from "../errors/network-error.ts";
import type { Transport } from "./transport.ts";

/**
 * Every call but uploads. Retrying is not ky's to decide, and no status is an exception here. Nor is a redirect
 * followed: the API answers none, and the body and the token of a call are for nobody else.
 */
export function kyTransport(fetch: typeof globalThis.fetch): Transport {
  const http = ky.create({
    retry: 0,
    throwHttpErrors: false,
    credentials: "include",
    redirect: "error",
    fetch,
  });
  return async ({ address, method, headers, body, timeout, keepalive = false, signal, onProgress }) => {
    try {
      const pending = http(address, {
        method,
        headers,
        body: body ?? null,
        totalTimeout: timeout,
        timeout,
        keepalive,
        signal: signal ?? null,
      });
      const text = await pending.text();
      const response = await pending;
      onProgress?.(1);
      return { status: response.status, text, header: (name) => response.headers.get(name) };
    } catch (error) {
      signal?.throwIfAborted();
      throw new NetworkError(isTimeoutError(error) ? "timeout" : "no answer", { cause: error });
    }
  };
}
