/** The queue is full, or the wait took too long. */
export class SemaphoreUnavailable extends Error {
  override name = "SemaphoreUnavailable";
}

export interface Semaphore {
  /** Runs the work as soon as fewer than `concurrency` are running. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many are running now. */
  readonly running: number;
}

interface SemaphoreOptions {
  readonly concurrency: number;
  readonly queueLength: number;
  /** The longest wait in the queue, in milliseconds. */
  readonly timeout: number;
}

/** Limits expensive work: `concurrency` run at once, `queueLength` more wait in order, each for at most `timeout`. */
export function semaphore({ concurrency, queueLength, timeout }: SemaphoreOptions): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;

  const waitForPlace = (): Promise<void> | undefined => {
    if (running < concurrency) return undefined;
    if (waiting.length >= queueLength) throw new SemaphoreUnavailable();
    return new Promise((resolve, reject) => {
      const wake = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(wake), 1);
        reject(new SemaphoreUnavailable());
      }, timeout);
      waiting.push(wake);
    });
  };

  return {
    get running() {
      return running;
    },
    async run(work) {
      const waited = waitForPlace();
      // After a wait the finished work hands its place over, so `running` stays as it is.
      if (waited) await waited;
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
