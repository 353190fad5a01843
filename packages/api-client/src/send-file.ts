import { TimeoutError } from "ky";

export type OutgoingFile = {
  readonly form: FormData;
  /** Milliseconds without progress until the upload fails. */
  readonly silence: number;
  /** Share of the body that is sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** Returns a response as `fetch` does. */
export type SendFile = (request: Request, file: OutgoingFile) => Promise<Response>;

/** Uploads by XMLHttpRequest, which reports progress. The timeout limits a pause, not the whole upload. */
export const sendFile: SendFile = (request, { form, silence, onProgress }) =>
  new Promise((resolve, reject) => {
    const { signal } = request;
    signal.throwIfAborted();
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    sending.withCredentials = true;
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);

    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (error: unknown) => {
      reject(error);
      sending.abort();
    };
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new TimeoutError(request)), silence);
    };
    const cancel = () => fail(signal.reason);
    // The timeout has rejected already with its own reason.
    const lose = () => reject(new TypeError("Failed to fetch"));

    sending.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      listen();
      if (lengthComputable) onProgress?.(loaded / total);
    };
    sending.onload = () =>
      resolve(
        new Response(sending.responseText || null, {
          status: sending.status,
          headers: headersIn(sending.getAllResponseHeaders()),
        }),
      );
    sending.onerror = lose;
    // The browser stopped the request, for example by its stop button.
    sending.onabort = lose;
    sending.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
    };
    signal.addEventListener("abort", cancel);
    listen();
    sending.send(form);
  });

const headersIn = (lines: string): Headers =>
  new Headers(
    lines
      .split("\r\n")
      .map((line) => line.split(/:(.*)/, 2))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );
