import { once } from "node:events";
import { connect } from "node:net";
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";

let server: TestServer;
let http: ReturnType<typeof serve>;

beforeAll(async () => {
  server = await createTestServer();
  http = serve({
    fetch: server.server.app.fetch,
    port: 0,
    hostname: "127.0.0.1",
    overrideGlobalObjects: false,
  });
  await once(http, "listening");
});
afterAll(async () => {
  http.close();
  await server.close();
});

async function statusOf(head: string): Promise<number> {
  const address = http.address();
  const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
  socket.end(`${head}\r\nConnection: close\r\n\r\n`);
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
