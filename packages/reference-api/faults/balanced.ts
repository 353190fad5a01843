import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@kaitori/tooling/free-port";
import { type ServerProcess, startServer } from "@kaitori/tooling/server-process";
import { startTemporaryPostgreSQL } from "../scripts/temporary-postgresql.ts";

const haproxy = "/usr/sbin/haproxy";
const configuration = fileURLToPath(new URL("../../../deploy/haproxy.cfg", import.meta.url));

/** Starts two servers on one PostgreSQL behind HAProxy with the configuration in `deploy`. */
export async function startBalanced(overrides: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-balanced-"));
  const postgresql = await startTemporaryPostgreSQL();
  const environment = {
    NODE_ENV: "development",
    DEMO: "0",
    REVIEW: "desk",
    DATABASE_URL: postgresql.url,
    DATA_DIR: join(folder, "data"),
    TRUST_PROXY: "1",
    WEB_CONCURRENCY: "2",
    STOP_AFTER: "4",
    ...overrides,
  };
  const ports = [await freePort(), await freePort()] as const;
  const start = (port: number, release: Record<string, string> = {}) =>
    startServer({ ...environment, ...release, PORT: String(port) });
  const servers: [ServerProcess, ServerProcess] = [await start(ports[0]), await start(ports[1])];
  const balancer = await startBalancer(folder, ports);

  return {
    port: balancer.port,
    environment,
    killOne: async () => {
      await servers[0].end("SIGKILL");
      await pause(1500);
      servers[0] = await start(ports[0]);
    },
    /** Stops and starts one server after the other with the environment of `release`. */
    upgrade: async (release?: Record<string, string>) => {
      for (const index of [0, 1] as const) {
        const code = await servers[index].end("SIGTERM");
        if (code !== 0) throw new Error(`A server ended with ${code} after SIGTERM`);
        servers[index] = await start(ports[index], release);
        // The other server must not stop earlier.
        await balancer.untilBothServe();
      }
    },
    stop: async () => {
      await balancer.stop();
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
      await postgresql.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startBalancer(folder: string, servers: readonly [number, number]) {
  installHaproxy();
  const port = await freePort();
  const balancer = spawn(haproxy, ["-db", "-f", writeConfiguration(folder, port, servers)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => balancer.once("exit", () => resolve()));
  const untilBothServe = async () => {
    while ((await countReadyServers(folder)) < 2) {
      if (balancer.exitCode !== null) throw new Error("HAProxy has ended");
      await pause(100);
    }
  };
  await untilBothServe();
  return {
    port,
    untilBothServe,
    stop: async () => {
      balancer.kill("SIGTERM");
      await ended;
    },
  };
}

const statusSocket = (folder: string) => join(folder, "haproxy.sock");

/** Counts the servers that HAProxy reports as ready; 0 before HAProxy listens. */
async function countReadyServers(folder: string): Promise<number> {
  const socket = createConnection(statusSocket(folder));
  socket.write("show stat\n");
  const status = await text(socket).catch(() => "");
  return status.split("\n").filter((line) => /^\w+,(?:one|two),.*,UP,.*,L7OK,/.test(line)).length;
}

/** Host that haproxy.cfg blocks for the addresses of this test. */
export const closedHost = "closed.localhost";

/** Writes the file of `deploy` with ports of this machine and a test certificate. */
function writeConfiguration(folder: string, port: number, [one, two]: readonly [number, number]): string {
  const certificates = join(folder, "certificates");
  mkdirSync(certificates);
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  execFileSync(
    "openssl",
    [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2".split(" "),
      ...["-subj", "/CN=kaitori", "-addext", "subjectAltName=DNS:*.localhost,DNS:localhost"],
      ...["-keyout", key, "-out", certificate],
    ],
    { stdio: "ignore" },
  );
  writeFileSync(
    join(certificates, "site.pem"),
    readFileSync(certificate, "utf8") + readFileSync(key, "utf8"),
  );
  const changes: readonly [string, string][] = [
    ["  maxconn 8000\n", `  maxconn 8000\n  stats socket ${statusSocket(folder)} mode 600\n`],
    ["  bind :80\n", ""],
    ["bind :443 ssl crt /etc/haproxy/certificates/", `bind 127.0.0.1:${port} ssl crt ${certificates}/`],
    ["  # http-request deny if {", "  http-request deny if {"],
    ["desk.example.jp", closedHost],
    [
      "/usr/local/etc/haproxy/unavailable.http",
      fileURLToPath(new URL("../../../deploy/unavailable.http", import.meta.url)),
    ],
    ["kaitori-1:4100", `127.0.0.1:${one}`],
    ["kaitori-2:4100", `127.0.0.1:${two}`],
  ];
  let text = readFileSync(configuration, "utf8");
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${configuration} no longer contains “${from.trim()}”`);
    text = text.replaceAll(from, to);
  }
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, text);
  return file;
}

/** Installs HAProxy as root, such as in a container. */
function installHaproxy(): void {
  if (!existsSync(haproxy) && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"))
    for (const words of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "--no-install-recommends", "haproxy"],
    ])
      spawnSync("apt-get", words, {
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
        stdio: "ignore",
      });
  if (!existsSync(haproxy)) throw new Error("HAProxy is not installed.");
}
