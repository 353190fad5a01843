import { NetworkError } from "../errors/network-error.ts";
import type { Transport } from "./transport.ts";

/**
 * Uploads: only XMLHttpRequest tells how far a body has gone out. The timeout is how long nothing may happen,
 * not how long the whole may take: a photograph over a slow line is fine as long as it moves.
 */
export const xhrTransport: Transport = ({ address, method, headers, body, timeout, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);

    let silence: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: unknown) => {
      reject(error);
      request.abort();
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => fail(new NetworkError("timeout")), timeout);
    };
    const cancel = () => fail(signal?.reason);

    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      listen();
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => headerIn(request.getAllResponseHeaders(), name),
      });
    request.onerror = () => reject(new NetworkError("no answer"));
    // The browser gave up, as when its stop button is pressed; when we did, the reason is known by now.
    request.onabort = () => reject(new NetworkError("no answer"));
    request.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener("abort", cancel);
    };
    signal?.addEventListener("abort", cancel);
    listen();
    request.send(body ?? null);
  });

/** Out of all that may be read: to ask for one that another origin does not expose is an error in the console. */
const headerIn = (headers: string, name: string): string | null => {
  const start = `${name.toLowerCase()}:`;
  const line = headers.split("\r\n").find((one) => one.toLowerCase().startsWith(start));
  return line?.slice(start.length).trim() ?? null;
};
