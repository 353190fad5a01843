import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { buffer } from "node:stream/consumers";
import { texts } from "./texts.ts";

export type RequestOptions = { method?: string; body?: string; headers?: Record<string, string> };
export type ServerAnswer = { status: number; header: (name: string) => string | undefined; bytes: Buffer };

/** The server does not listen, or its host does not exist. */
export class ServerUnreachable extends Error {
  override name = "ServerUnreachable";
}

const unreachableCodes: ReadonlySet<unknown> = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"]);

/** Resolves `*.localhost` to the loopback, which Node's resolver does not. */
const lookUpLoopback: LookupFunction = (_, { all }, callback) =>
  all ? callback(null, [{ address: "127.0.0.1", family: 4 }]) : callback(null, "127.0.0.1", 4);

export function sendRequest(
  address: URL,
  { method = "GET", body, headers = {} }: RequestOptions,
): Promise<ServerAnswer> {
  const request = address.protocol === "https:" ? httpsRequest : httpRequest;
  const options = {
    method,
    headers,
    ...(address.hostname.endsWith(".localhost") ? { lookup: lookUpLoopback } : {}),
  };
  return new Promise((resolve, reject) => {
    request(address, options, (answer) => {
      const header = (name: string) => answer.headersDistinct[name]?.[0];
      buffer(answer).then((bytes) => resolve({ status: answer.statusCode ?? 500, header, bytes }), reject);
    })
      .on("error", (error: NodeJS.ErrnoException) =>
        reject(
          unreachableCodes.has(error.code)
            ? new ServerUnreachable(texts.serverNotThere({ server: address.origin }))
            : error,
        ),
      )
      .end(body);
  });
}
