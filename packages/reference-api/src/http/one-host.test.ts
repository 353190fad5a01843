import { connect } from "node:net";
import { expect, test } from "vitest";
import { listen } from "../testing/listen.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";

const server = await serverOfFile({});
const port = await listen(server.server.app.fetch);

async function statusOf(head: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  // The request is not ended, because Node would not answer.
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
])("only the Host header selects the host: $head answers $status", async ({ head, status }) => {
  expect(await statusOf(head)).toBe(status);
});
