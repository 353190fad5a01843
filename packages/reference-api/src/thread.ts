import { type EventEmitter, once } from "node:events";
import { Worker } from "node:worker_threads";

/** Timeout in milliseconds, far longer than the start of a thread and any task. */
const taskTimeout = 20_000;

type Thread = EventEmitter & Pick<Worker, "ref" | "unref" | "postMessage" | "terminate">;

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
  return async (task) => {
    current ??= watch(open());
    const worker = current;
    const end = new AbortController();
    const { signal } = end;
    const timer = setTimeout(() => end.abort(new Error("The thread gives no answer")), taskTimeout);
    worker.ref();
    try {
      worker.postMessage(task);
      const [answer] = await Promise.race([
        once(worker, "message", { signal }),
        once(worker, "exit", { signal }).then(([code]) => {
          throw new Error(`The thread ended: ${code}`);
        }),
      ]);
      return answer;
    } catch (error) {
      discard(worker);
      void worker.terminate();
      throw signal.aborted ? signal.reason : error;
    } finally {
      clearTimeout(timer);
      end.abort();
      // The thread must not keep a stopping server alive.
      worker.unref();
    }
  };
}
