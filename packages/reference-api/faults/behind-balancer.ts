// node faults/behind-balancer.ts [--wait] — runs two servers behind HAProxy under load, kills one three times and upgrades
// both in turn. With --wait it prints its port and upgrades when it reads a line with the new environment.
import { connect } from "node:http2";
import { globalAgent } from "node:https";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { localFetch } from "@kaitori/conformance/local-fetch";
import { startBalanced } from "./balanced.ts";
import { startLoad } from "./balanced-load.ts";
import { prepare } from "./prepare.ts";

const workers = 4;
// The certificate is self-signed.
globalAgent.options.rejectUnauthorized = false;
const waits = process.argv.includes("--wait");

const balanced = await startBalanced(waits ? { DEMO: "1" } : {});
try {
  const prepared = await prepare(balanced.environment, 400, { protocol: "https", port: balanced.port });
  const protocol = await protocolOf(balanced.port, prepared.origin);
  const load = startLoad(prepared, { fetch: localFetch }, workers);
  if (waits) {
    console.log(JSON.stringify({ port: balanced.port }));
    // The first line starts the upgrade; the servers run until the input ends.
    let upgraded = false;
    for await (const line of createInterface({ input: process.stdin })) {
      if (upgraded) continue;
      upgraded = true;
      await balanced.upgrade(JSON.parse(line));
      await report();
    }
  } else {
    await pause(2000);
    for (let kill = 0; kill < 3; kill += 1) {
      await balanced.killOne();
      await pause(3000);
    }
    await balanced.upgrade();
    await pause(1000);
    await report();
  }

  async function report() {
    const { answered, refused, lost, slowest } = await load.end();
    const first = [...refused, ...lost].slice(0, 10);
    const counts = { answered, refused: refused.length, lost: lost.length };
    console.log(JSON.stringify({ protocol, ...counts, slowest, first }));
    process.exitCode = refused.length + lost.length === 0 && answered > 100 && protocol === "h2" ? 0 : 1;
  }
} finally {
  await balanced.stop();
}

/** The protocol that the balancer negotiates with a browser (ALPN). */
function protocolOf(port: number, origin: string): Promise<string | undefined> {
  const { hostname } = new URL(origin);
  return new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, { servername: hostname, rejectUnauthorized: false });
    session.once("connect", () => {
      resolve(session.alpnProtocol);
      session.close();
    });
    session.once("error", reject);
  });
}
