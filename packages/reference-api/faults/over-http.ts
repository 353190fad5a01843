import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import { request as httpsRequest, Agent as SecureAgent } from "node:https";
import type { RequestTarget } from "../src/http/in-process-client.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const secureAgent = new SecureAgent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false });

/** Sends requests to a port of this machine, whatever host the address names. */
export const overHttp = (port: number): RequestTarget =>
  createAnswering((options, answered) => httpRequest({ ...options, agent, port }, answered));

/** The same with TLS and any certificate. */
export const overHttps = (port: number): RequestTarget =>
  createAnswering((options, answered) =>
    httpsRequest({ ...options, agent: secureAgent, port, servername: "brand.localhost" }, answered),
  );

type Send = (options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;

const createAnswering = (send: Send): RequestTarget => ({
  fetch: async (request) => {
    const { host } = new URL(request.url);
    const headers = { ...Object.fromEntries(request.headers), host };
    const body = Buffer.from(await request.arrayBuffer());
    return new Promise<Response>((resolve, reject) => {
      const { pathname, search } = new URL(request.url);
      const sent = send(
        { host: "127.0.0.1", method: request.method, path: pathname + search, headers },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", reject);
          answer.on("end", () => {
            const status = answer.statusCode ?? 500;
            const text = status === 204 || status === 304 ? null : Buffer.concat(chunks);
            resolve(new Response(text, { status, headers: headersOf(answer.headersDistinct) }));
          });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  },
});

function headersOf(distinct: NodeJS.Dict<string[]>): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(distinct))
    for (const value of values) headers.append(name, value);
  return headers;
}
