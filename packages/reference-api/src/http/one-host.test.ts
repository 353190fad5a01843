import { once } from "node:events";
import { connect } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, expect, test } from "vitest";
import { serverOfFile } from "../testing/server-with-desk.ts";

const server = await serverOfFile({});
const http = serve({
  fetch: server.server.app.fetch,
  port: 0,
  hostname: "127.0.0.1",
  overrideGlobalObjects: false,
});
await once(http, "listening");
afterAll(() => void http.close());

async function statusOf(head: string): Promise<number> {
  const address = http.address();
  const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
  // Node answers nobody who has ended the connection.
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  let answer = "";
  for await (const part of socket) answer += part;
  return Number(answer.split(" ")[1]);
}

const brand = "Host: everyone.localhost";
const desk = "Host: desk.localhost";

test.each([
  { head: `GET /desk/entries HTTP/1.1\r\n${desk}`, status: 401 },
  { head: `GET http://desk.localhost:4100/desk/entries HTTP/1.1\r\n${desk}`, status: 401 },
  { head: "GET http://desk.localhost/desk/entries HTTP/1.0", status: 400 },
  { head: "GET /desk/entries HTTP/1.0", status: 400 },
  { head: `GET http://desk.localhost/desk/entries HTTP/1.1\r\n${brand}`, status: 400 },
  { head: `GET /desk/entries HTTP/1.1\r\n${desk}\r\n${brand}`, status: 400 },
])("the Host header alone says whose the host is: $head answers $status", async ({ head, status }) => {
  expect(await statusOf(head)).toBe(status);
});
