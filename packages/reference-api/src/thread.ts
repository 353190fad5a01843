import type { EventEmitter } from "node:events";
import { Worker } from "node:worker_threads";

/** Timeout in milliseconds, far longer than the start of a thread and any task. */
const taskTimeout = 20_000;

type Thread = Pick<EventEmitter, "on" | "off"> & Pick<Worker, "ref" | "unref" | "postMessage" | "terminate">;

/** Runs blocking work in a worker thread, one task at a time; after a failure the next task gets a new thread. */
export function createThread<Task>(
  file: URL,
  open: () => Thread = () => new Worker(file),
): (task: Task) => Promise<unknown> {
  let current: Thread | undefined;
  const discard = (worker: Thread) => {
    if (current === worker) current = undefined;
  };
  /** Handles errors between tasks too, because an unhandled error would end the server. */
  const watch = (worker: Thread) => {
    worker.on("error", () => discard(worker)).on("exit", () => discard(worker));
    return worker;
  };
  return (task) => {
    current ??= watch(open());
    const worker = current;
    worker.ref();
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        worker.off("message", onMessage).off("error", onFailure).off("exit", onFailure);
        // The thread must not keep a stopping server alive.
        worker.unref();
      };
      const onMessage = (answer: unknown) => {
        end();
        resolve(answer);
      };
      const onFailure = (reason: unknown) => {
        end();
        discard(worker);
        void worker.terminate();
        reject(reason instanceof Error ? reason : new Error(`The thread ended: ${reason}`));
      };
      const timer = setTimeout(onFailure, taskTimeout, "no answer");
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
