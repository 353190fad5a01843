import { accessSync, constants, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { handbookBuilder } from "./handbook.mjs";
import { root } from "./project.mjs";
import { Refusal } from "./refusal.mjs";
import { sentenceOf } from "./sentences.mjs";

/** @typedef {{ port: number, dataFolder: string }} ServerOptions */

/**
 * @param {Record<string, string>} flags
 * @returns {Promise<ServerOptions>}
 */
export async function readServerOptions(flags) {
  const port = await readPort("port", flags.port ?? process.env.PORT ?? "4100");
  const dataFolder = resolve(root, flags.data ?? process.env.DATA_DIR ?? ".data");
  refuseUnwritable(dataFolder);
  return { port, dataFolder };
}

/**
 * Starts the reference server and resolves when it is ready.
 * @param {import("./programs.mjs").Programs} programs
 * @param {ServerOptions} options
 * @param {Record<string, string>} [env]
 */
export async function startServer(programs, { port, dataFolder }, env = {}) {
  const handbook = handbookBuilder(programs);
  const ended = programs.start("node", [join(root, "packages/reference-api/src/main.ts")], {
    env: {
      // Requests are not logged, so that the printed addresses stay visible; errors are.
      LOG_REQUESTS: process.env.LOG_REQUESTS ?? "0",
      // glibc returns the memory of large bodies to the system instead of keeping it.
      MALLOC_ARENA_MAX: "2",
      MALLOC_MMAP_THRESHOLD_: "131072",
      ...env,
      PORT: String(port),
      DATA_DIR: dataFolder,
    },
    onMessage: (message, reply) => {
      if (isBuildRequest(message))
        handbook
          .build((share) => reply({ handbook: "building", share }))
          .then((outcome) => reply({ handbook: outcome }));
    },
  });
  await waitForServer(`http://127.0.0.1:${port}/readyz`, ended, sentenceOf("serverDidNotStart"));
  return { ended, handbook };
}

/** @param {unknown} message */
const isBuildRequest = (message) =>
  typeof message === "object" && message !== null && "wants" in message && message.wants === "handbook";

/**
 * Resolves when the address responds with success; throws if the program ends first.
 * @param {string} address
 * @param {Promise<number>} ended
 * @param {string} message error of a program that ends first
 */
export async function waitForServer(address, ended, message) {
  let hasEnded = false;
  ended.then(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok && !hasEnded) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Refusal(message);
}

/**
 * @param {string} flag
 * @param {string} text
 */
export async function readPort(flag, text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Refusal(sentenceOf("notAPort", { flag }));
  await refuseUsedPort(flag, port);
  return port;
}

/**
 * @param {string} flag
 * @param {number} port
 */
function refuseUsedPort(flag, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", () => reject(new Refusal(sentenceOf("portInUse", { port, flag }))));
    probe.listen(port, () => probe.close(resolve));
  });
}

/** @param {string} folder */
function refuseUnwritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Refusal(sentenceOf("notWritable", { folder }));
  }
}
