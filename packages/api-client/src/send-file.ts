import { TimeoutError } from "ky";

export type OutgoingFile = {
  readonly form: FormData;
  /** Milliseconds without progress until the upload fails. */
  readonly idleTimeout: number;
  /** Share of the body that is sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** Returns a response as `fetch` does. */
export type SendFile = (request: Request, file: OutgoingFile) => Promise<Response>;

/** Uploads by XMLHttpRequest, which reports progress. The timeout limits a pause, not the whole upload. */
export const sendFile: SendFile = (request, { form, idleTimeout, onProgress }) =>
  new Promise((resolve, reject) => {
    const { signal } = request;
    signal.throwIfAborted();
    const upload = new XMLHttpRequest();
    upload.open(request.method, request.url);
    upload.withCredentials = true;
    for (const [name, value] of request.headers) upload.setRequestHeader(name, value);

    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: unknown) => {
      reject(error);
      upload.abort();
    };
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new TimeoutError(request)), idleTimeout);
    };
    const cancel = () => fail(signal.reason);
    // The timeout has rejected already with its own reason.
    const failAsNetwork = () => reject(new TypeError("Failed to fetch"));

    upload.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      restartTimer();
      if (lengthComputable) onProgress?.(loaded / total);
    };
    upload.onload = () =>
      resolve(
        new Response(upload.responseText || null, {
          status: upload.status,
          headers: headersIn(upload.getAllResponseHeaders()),
        }),
      );
    upload.onerror = failAsNetwork;
    // The browser stopped the request, for example by its stop button.
    upload.onabort = failAsNetwork;
    upload.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
    };
    signal.addEventListener("abort", cancel);
    restartTimer();
    upload.send(form);
  });

const headersIn = (lines: string): Headers =>
  new Headers(
    lines
      .split("\r\n")
      .map((line) => line.split(/:(.*)/, 2))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );
