/** The line is full, or the wait took too long. */
export class NoTurn extends Error {
  override name = "NoTurn";
}

/** For whom the work is done: nobody's wait depends on how much another one wants. */
export interface Caller {
  readonly brand: string;
  readonly account: string;
  /** Whoever goes away is forgotten while they wait. */
  readonly signal?: AbortSignal | undefined;
}

export interface Turns {
  /** Runs the work as soon as there is a place. */
  run<Result>(work: () => Promise<Result>, caller?: Caller): Promise<Result>;
  readonly running: number;
  readonly waiting: number;
}

interface TurnsOptions {
  readonly places: number;
  /** So many of them may be one account's; all where nothing is said. */
  readonly placesOfOne?: number;
  readonly queueLength: number;
  /** The longest wait in line, in milliseconds. */
  readonly timeout: number;
}

interface Waiting {
  readonly caller: Caller;
  readonly begin: () => void;
}

const nobody: Caller = { brand: "", account: "" };
const accountOf = ({ brand, account }: Caller) => `${brand}\n${account}`;

/**
 * Limits expensive work. A place that becomes free goes to the brand that had none for longest, there to the account that had
 * none for longest, and there to who came first.
 */
export function turns({ places, placesOfOne = places, queueLength, timeout }: TurnsOptions): Turns {
  const running: string[] = [];
  const waiting: Waiting[] = [];
  /** When a brand or an account had its last turn, while anybody has work here. */
  const lastTurn = new Map<string, number>();
  let turn = 0;

  const mayBegin = (caller: Caller) =>
    running.length < places && running.filter((one) => one === accountOf(caller)).length < placesOfOne;
  const order = (one: Waiting, other: Waiting) =>
    (lastTurn.get(one.caller.brand) ?? 0) - (lastTurn.get(other.caller.brand) ?? 0) ||
    (lastTurn.get(accountOf(one.caller)) ?? 0) - (lastTurn.get(accountOf(other.caller)) ?? 0);
  const begin = (caller: Caller) => {
    turn += 1;
    lastTurn.set(caller.brand, turn);
    lastTurn.set(accountOf(caller), turn);
    running.push(accountOf(caller));
  };
  const end = (caller: Caller) => {
    running.splice(running.indexOf(accountOf(caller)), 1);
    if (running.length === 0 && waiting.length === 0) lastTurn.clear();
    const [next] = waiting.filter((one) => mayBegin(one.caller)).sort(order);
    next?.begin();
  };

  const waitForPlace = (caller: Caller): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        caller.signal?.removeEventListener("abort", giveUp);
        waiting.splice(waiting.indexOf(one), 1);
      };
      const giveUp = () => {
        leave();
        reject(new NoTurn());
      };
      const one: Waiting = {
        caller,
        begin: () => {
          leave();
          begin(caller);
          resolve();
        },
      };
      const timer = setTimeout(giveUp, timeout);
      caller.signal?.addEventListener("abort", giveUp);
      waiting.push(one);
    });

  return {
    get running() {
      return running.length;
    },
    get waiting() {
      return waiting.length;
    },
    async run(work, caller = nobody) {
      if (caller.signal?.aborted) throw new NoTurn();
      if (mayBegin(caller)) begin(caller);
      else if (waiting.length >= queueLength) throw new NoTurn();
      else await waitForPlace(caller);
      try {
        return await work();
      } finally {
        end(caller);
      }
    },
  };
}
