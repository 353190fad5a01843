// node faults/balancer-rules.ts — checks the limits in deploy/haproxy.cfg and how HAProxy treats slow servers.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { request } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect as connectTLS } from "node:tls";
import { closedHost, startBalancer } from "./balanced.ts";

const slowPath = "/slow";
let isReady = true;
/** Number of POST requests that reached the servers. */
let postsAtServers = 0;
const folder = mkdtempSync(join(tmpdir(), "kaitori-balancer-"));
const servers = [await startSlowServer(), await startSlowServer()] as const;
const balancer = await startBalancer(folder, [portOf(servers[0]), portOf(servers[1])]);
try {
  const hosts = [closedHost, `${closedHost}:443`, `${closedHost.toUpperCase()}:1234`];
  const closed = await Promise.all(hosts.map((host) => requestStatus(host)));
  const withoutHost = await requestStatusLine(`GET https://${closedHost}/ HTTP/1.0`);
  // HAProxy checks each server several times in this pause.
  await pause(6000);
  const open = await requestStatus("brand.localhost");
  const silent = 600;
  const held = await countHeldConnections("127.0.0.2", silent);
  const sent = 150;
  const statuses = await Promise.all(
    Array.from({ length: sent }, () =>
      requestStatus("brand.localhost", { path: slowPath, localAddress: "127.0.0.3" }),
    ),
  );
  const answered = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  const halfSent = await sendHalfRequests("127.0.0.4", 150);
  isReady = false;
  await pause(8000);
  const unready = [
    await requestStatus("brand.localhost"),
    await requestStatus("brand.localhost", { path: "/api/me/" }),
  ];
  console.log(
    JSON.stringify({ closed, withoutHost, open, silent, held, sent, answered, refused, halfSent, unready }),
  );
  const isCorrect =
    closed.every((status) => status === 403) &&
    withoutHost.includes(" 400 ") &&
    open === 200 &&
    unready.join() === "200,503" &&
    held <= 200 &&
    answered > 0 &&
    answered <= 100 &&
    refused === sent - answered &&
    halfSent.refused === 50 &&
    halfSent.atServers === 0;
  process.exitCode = isCorrect ? 0 : 1;
} finally {
  await balancer.stop();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Answers the check of the balancer and the path `/slow` after two seconds, and other requests at once. */
function startSlowServer(): Promise<Server> {
  const server = createServer(async ({ url, method }, answer) => {
    if (method === "POST") postsAtServers += 1;
    if (url === "/readyz" && !isReady) answer.statusCode = 503;
    if (url === "/readyz" || url === slowPath) await pause(2000);
    answer.end();
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Sends requests with an incomplete body; counts those that are refused and those that reach a server. */
async function sendHalfRequests(localAddress: string, count: number) {
  let refused = 0;
  postsAtServers = 0;
  const sent = Array.from({ length: count }, () => {
    const pendingRequest = request(
      {
        host: "127.0.0.1",
        port: balancer.port,
        rejectUnauthorized: false,
        localAddress,
        method: "POST",
        headers: { host: "brand.localhost", "content-length": "100000" },
      },
      (answer) => {
        if (answer.resume().statusCode === 429) refused += 1;
      },
    ).on("error", () => {});
    pendingRequest.write("x");
    return pendingRequest;
  });
  await pause(3000);
  const atServers = postsAtServers;
  for (const pendingRequest of sent) pendingRequest.destroy();
  return { refused, atServers };
}

function requestStatus(
  host: string,
  options: { path?: string; localAddress?: string } = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const pendingRequest = request(
      { host: "127.0.0.1", port: balancer.port, rejectUnauthorized: false, headers: { host }, ...options },
      (answer) => resolve(answer.resume().statusCode),
    );
    pendingRequest.once("error", reject);
    pendingRequest.end();
  });
}

/** The first line of the answer to a request without a Host header. */
async function requestStatusLine(head: string): Promise<string> {
  const socket = connectTLS({ port: balancer.port, host: "127.0.0.1", rejectUnauthorized: false });
  socket.write(`${head}\r\n\r\n`);
  let answer = "";
  for await (const part of socket) answer += part;
  return answer.split("\r\n")[0] ?? "";
}

/** Opens silent connections; returns how many are still open after three seconds. */
async function countHeldConnections(localAddress: string, count: number): Promise<number> {
  let open = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port: balancer.port, host: "127.0.0.1", localAddress });
    socket.once("connect", () => {
      open += 1;
      socket.once("close", () => {
        open -= 1;
      });
    });
    return socket.resume().on("error", () => {});
  });
  await pause(3000);
  const held = open;
  for (const socket of sockets) socket.destroy();
  return held;
}
