import type { EventEmitter } from "node:events";
import { Worker } from "node:worker_threads";

/** Milliseconds; a thread starts in half a second, and tasks take far less. */
const longestTask = 20_000;

type Thread = Pick<EventEmitter, "on" | "off"> & Pick<Worker, "ref" | "unref" | "postMessage" | "terminate">;

/** Runs blocking work in a worker thread, one task at a time; after a failure the next task gets a new thread. */
export function createThread<Task>(
  file: URL,
  open: () => Thread = () => new Worker(file),
): (task: Task) => Promise<unknown> {
  let opened: Thread | undefined;
  const forget = (worker: Thread) => {
    if (opened === worker) opened = undefined;
  };
  /** Handles errors between tasks too: an unhandled one would end the server. */
  const watch = (worker: Thread) => {
    worker.on("error", () => forget(worker)).on("exit", () => forget(worker));
    return worker;
  };
  return (task) => {
    opened ??= watch(open());
    const worker = opened;
    worker.ref();
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        worker.off("message", onMessage).off("error", onFailure).off("exit", onFailure);
        // A server that stops does not wait for it.
        worker.unref();
      };
      const onMessage = (answer: unknown) => {
        end();
        resolve(answer);
      };
      const onFailure = (reason: unknown) => {
        end();
        forget(worker);
        void worker.terminate();
        reject(reason instanceof Error ? reason : new Error(`The thread ended: ${reason}`));
      };
      const timer = setTimeout(onFailure, longestTask, "no answer");
      worker.on("message", onMessage).on("error", onFailure).on("exit", onFailure);
      try {
        worker.postMessage(task);
      } catch (error) {
        end();
        reject(error);
      }
    });
  };
}
