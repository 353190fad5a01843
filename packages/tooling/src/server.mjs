import { spawn } from "node:child_process";
import { accessSync, constants, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { environment, root } from "./project.mjs";
import { Refusal } from "./refusal.mjs";

/** @typedef {{ port: number, dataFolder: string }} ServerPlace */

/**
 * @param {Record<string, string>} given flags
 * @returns {Promise<ServerPlace>}
 */
export async function readPlace(given) {
  const port = Number(given.port ?? process.env.PORT ?? 4100);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Refusal("The port is not one: give a number from 1 to 65535 with --port.");
  }
  const dataFolder = resolve(root, given.data ?? process.env.DATA_DIR ?? ".data");
  await refuseUsedPort(port);
  refuseUnwritable(dataFolder);
  return { port, dataFolder };
}

/**
 * Starts the reference server and resolves when it is ready to answer.
 * @param {ServerPlace} place
 */
export async function startServer({ port, dataFolder }) {
  const child = spawn("node", [join(root, "packages/reference-api/src/main.ts")], {
    cwd: root,
    env: { ...environment(), PORT: String(port), DATA_DIR: dataFolder },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = new Promise((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
  const outcome = await Promise.race([ready(port), ended]);
  if (outcome !== "ready") throw new Refusal("The server did not start: the line above says why.");
  return { child, ended };
}

/** @param {number} port */
async function ready(port) {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return "ready";
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

/** @param {number} port */
function refuseUsedPort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", () =>
      reject(new Refusal(`Port ${port} is in use: stop what listens there, or choose another with --port.`)),
    );
    probe.listen(port, () => probe.close(resolve));
  });
}

/** @param {string} folder */
function refuseUnwritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Refusal(`The data folder ${folder} cannot be written: choose another with --data.`);
  }
}
