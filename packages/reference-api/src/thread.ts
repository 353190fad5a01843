import type { EventEmitter } from "node:events";
import { Worker } from "node:worker_threads";

/** In milliseconds: a thread starts in half a second, and no task takes nearly this. */
const longestTask = 20_000;

/** The part of a worker that is needed here. */
type Thread = Pick<EventEmitter, "on" | "off"> & Pick<Worker, "ref" | "unref" | "postMessage" | "terminate">;

/** Work that would hold the event loop, one task after the other; where the thread breaks, the next task has a new one. */
export function thread<Task>(
  file: URL,
  open: () => Thread = () => new Worker(file),
): (task: Task) => Promise<unknown> {
  let opened: Thread | undefined;
  const forget = (worker: Thread) => {
    if (opened === worker) opened = undefined;
  };
  /** Between tasks, too: an error that nobody listens to would end the server. */
  const watched = (worker: Thread) => {
    worker.on("error", () => forget(worker)).on("exit", () => forget(worker));
    return worker;
  };
  return (task) => {
    opened ??= watched(open());
    const worker = opened;
    worker.ref();
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        worker.off("message", answered).off("error", failed).off("exit", failed);
        // A server that stops does not wait for it.
        worker.unref();
      };
      const answered = (answer: unknown) => {
        end();
        resolve(answer);
      };
      const failed = (reason: unknown) => {
        end();
        forget(worker);
        void worker.terminate();
        reject(reason instanceof Error ? reason : new Error(`The thread ended: ${reason}`));
      };
      const timer = setTimeout(failed, longestTask, "no answer");
      worker.on("message", answered).on("error", failed).on("exit", failed);
      try {
        worker.postMessage(task);
      } catch (error) {
        end();
        reject(error);
      }
    });
  };
}
