// node faults/balancer-rules.ts — whom HAProxy refuses by the configuration that is handed out, whatever servers are behind it.
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:https";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { closedHost, freePort, startBalancer } from "./balanced.ts";

const folder = mkdtempSync(join(tmpdir(), "kaitori-balancer-"));
const balancer = await startBalancer(folder, [await freePort(), await freePort()]);
try {
  const hosts = [closedHost, `${closedHost}:443`, `${closedHost.toUpperCase()}:1234`];
  const closed = await Promise.all(hosts.map((host) => statusOf(host)));
  const open = await statusOf("brand.localhost");
  const silent = 600;
  const held = await heldOf("127.0.0.2", silent);
  console.log(JSON.stringify({ closed, open, silent, held }));
  // Nobody is behind it: who is let in hears so.
  const right = closed.every((status) => status === 403) && open === 503 && held <= 500;
  process.exitCode = right ? 0 : 1;
} finally {
  await balancer.stop();
  rmSync(folder, { recursive: true, force: true });
}

function statusOf(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port: balancer.port, rejectUnauthorized: false, headers: { host } },
      (answer) => resolve(answer.resume().statusCode),
    );
    asked.once("error", reject);
    asked.end();
  });
}

/** How many connections of one address that say nothing are still open a while later. */
async function heldOf(localAddress: string, count: number): Promise<number> {
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
