import type { IncomingMessage, ServerResponse } from "node:http";
import { type Fields, isFields } from "./records.ts";
import { invalid } from "./refusal.ts";

export async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

export function jsonOf(bytes: Buffer): Fields {
  if (bytes.length === 0) return {};
  try {
    const body: unknown = JSON.parse(bytes.toString("utf8"));
    if (isFields(body)) return body;
  } catch {}
  throw invalid({ detail: "JSONとして読めません。" });
}

export const formOf = (bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> =>
  new Response(bytes, { headers: { "content-type": contentType } }).formData();

export function cookiesOf(request: IncomingMessage): Map<string, string> {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return new Map(pairs.map(([name = "", value = ""]) => [name, value]));
}

export function send(response: ServerResponse, status: number, body?: unknown): void {
  response.statusCode = status;
  if (body === undefined) {
    response.end();
    return;
  }
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(body));
}
