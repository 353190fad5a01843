import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { buffer } from "node:stream/consumers";

/** `fetch` that also resolves `brand.localhost`, as browsers do and Node does not. */
export const localFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (!url.hostname.endsWith(".localhost")) return fetch(request);
  const body = Buffer.from(await request.arrayBuffer());
  return new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const outgoing = send(
      {
        host: "127.0.0.1",
        servername: url.hostname,
        port: url.port,
        path: url.pathname + url.search,
        method: request.method,
        headers: {
          ...Object.fromEntries(request.headers),
          host: url.host,
          ...(body.length > 0 ? { "content-length": body.length } : {}),
        },
        signal: request.signal,
      },
      (incoming) => {
        const status = incoming.statusCode ?? 0;
        const headers = new Headers();
        for (const [name, values] of Object.entries(incoming.headersDistinct))
          for (const value of values ?? []) headers.append(name, value);
        const isEmpty = status === 204 || status === 304;
        buffer(incoming).then(
          (bytes) => resolve(new Response(isEmpty ? null : new Uint8Array(bytes), { status, headers })),
          reject,
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
};
