import { spawn } from "node:child_process";
import { environment, root } from "./project.mjs";

/** Milliseconds that a program may take to end. */
const endTimeout = 12_000;

/**
 * Starts programs and ends them on `stop`, on a signal, or when npm's shell ends, which does not forward signals.
 */
export function programs() {
  /** @type {Map<import("node:child_process").ChildProcess, Promise<number>>} */
  const running = new Map();
  let isStopping = false;

  const parent = process.ppid;
  // Without npm, this process may outlive its shell.
  const isStartedByNpm = process.env.npm_lifecycle_event !== undefined;
  const parentCheck = setInterval(() => isStartedByNpm && process.ppid !== parent && requestStop(), 500);
  parentCheck.unref();
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  for (const signal of signals) process.on(signal, requestStop);

  function requestStop() {
    isStopping = true;
    for (const child of running.keys()) child.kill("SIGTERM");
  }

  /**
   * @param {string} program
   * @param {string[]} args
   * @param {{ env?: Record<string, string>, cwd?: string,
   *   onMessage?: (message: unknown, reply: (message: object) => void) => void }} [options]
   * @returns {Promise<number>} its exit code; 1 if it could not be started
   */
  function start(program, args, { env = {}, cwd = root, onMessage } = {}) {
    const child = spawn(program, args, {
      cwd,
      env: { ...environment(), ...env },
      stdio: ["ignore", "inherit", "inherit", ...(onMessage ? [/** @type {const} */ ("ipc")] : [])],
    });
    if (onMessage)
      child.on("message", (message) => onMessage(message, (reply) => child.connected && child.send(reply)));
    const ended = new Promise((/** @type {(code: number) => void} */ resolve) => {
      child.on("exit", (code) => resolve(code ?? 1));
      child.on("error", (error) => {
        console.error(error.message);
        resolve(1);
      });
    }).finally(() => running.delete(child));
    running.set(child, ended);
    if (isStopping) child.kill("SIGTERM");
    return ended;
  }

  /** Ends all running programs, and resolves when they have ended. */
  async function stop() {
    for (const child of running.keys()) child.kill("SIGTERM");
    const killTimer = setTimeout(() => {
      for (const child of running.keys()) child.kill("SIGKILL");
    }, endTimeout);
    await Promise.all(running.values());
    clearTimeout(killTimer);
    clearInterval(parentCheck);
    for (const signal of signals) process.off(signal, requestStop);
  }

  return { start, stop, isStopping: () => isStopping };
}

/** @typedef {ReturnType<typeof programs>} Programs */
