import {
  Agent,
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import { request as httpsRequest, Agent as SecureAgent } from "node:https";
import { buffer } from "node:stream/consumers";
import type { RequestTarget } from "../src/http/in-process-client.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const secureAgent = new SecureAgent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false });

/** Sends requests for any host to a port of this machine. */
export const overHttp = (port: number): RequestTarget =>
  createTarget((options, onResponse) => httpRequest({ ...options, agent, port }, onResponse));

/** Sends requests over TLS and accepts any certificate. */
export const overHttps = (port: number): RequestTarget =>
  createTarget((options, onResponse) =>
    httpsRequest({ ...options, agent: secureAgent, port, servername: "brand.localhost" }, onResponse),
  );

type Send = (options: RequestOptions, onResponse: (answer: IncomingMessage) => void) => ClientRequest;

const createTarget = (send: Send): RequestTarget => ({
  fetch: async (request) => {
    const { host, pathname, search } = new URL(request.url);
    const headers = { ...Object.fromEntries(request.headers), host };
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const to = { host: "127.0.0.1", method: request.method, path: pathname + search, headers };
      send(to, resolve).on("error", reject).end(body);
    });
    const { statusCode: status = 500, headersDistinct } = answer;
    const content = await buffer(answer);
    return new Response(status === 204 || status === 304 ? null : new Uint8Array(content), {
      status,
      headers: Object.entries(headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      ),
    });
  },
});
