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
  /** So many of those who wait may be one account's; all where nothing is said. */
  readonly queueOfOne?: number;
  /** The longest wait in line, in milliseconds. */
  readonly timeout: number;
}

interface Waiting {
  readonly caller: Caller;
  readonly begin: () => void;
}

/** So many brands and accounts; then all begin anew. */
const mostRemembered = 10_000;

const nobody: Caller = { brand: "", account: "" };
export const accountOf = ({ brand, account }: Caller) => `${brand}\n${account}`;

/**
 * Limits expensive work. A place that becomes free goes to the brand that had none for longest, there to the account that had
 * none for longest, and there to who came first.
 */
export function turns({
  places,
  placesOfOne = places,
  queueLength,
  queueOfOne = queueLength,
  timeout,
}: TurnsOptions): Turns {
  let running = 0;
  const runningOf = new Map<string, number>();
  let waiting = 0;
  /** Those of an account in the order of their arrival. */
  const waitingOf = new Map<string, Waiting[]>();
  /** When a brand or an account had its last turn, while anybody has work here. */
  const lastTurn = new Map<string, number>();
  let turn = 0;

  const mayBegin = (caller: Caller) =>
    running < places && (runningOf.get(accountOf(caller)) ?? 0) < placesOfOne;
  const mayWait = (caller: Caller) =>
    waiting < queueLength && (waitingOf.get(accountOf(caller))?.length ?? 0) < queueOfOne;
  const isBefore = ({ caller: one }: Waiting, { caller: other }: Waiting) => {
    const sinceBrand = (lastTurn.get(one.brand) ?? 0) - (lastTurn.get(other.brand) ?? 0);
    const since = (lastTurn.get(accountOf(one)) ?? 0) - (lastTurn.get(accountOf(other)) ?? 0);
    return (sinceBrand || since) < 0;
  };
  const begin = (caller: Caller) => {
    turn += 1;
    if (lastTurn.size > mostRemembered) lastTurn.clear();
    lastTurn.set(caller.brand, turn);
    lastTurn.set(accountOf(caller), turn);
    running += 1;
    runningOf.set(accountOf(caller), (runningOf.get(accountOf(caller)) ?? 0) + 1);
  };
  const end = (caller: Caller) => {
    const wereFull = running === places;
    running -= 1;
    const left = (runningOf.get(accountOf(caller)) ?? 1) - 1;
    if (left === 0) runningOf.delete(accountOf(caller));
    else runningOf.set(accountOf(caller), left);
    if (running === 0 && waiting === 0) lastTurn.clear();
    // With a free place, accounts wait for a place of their own only.
    const lines = wereFull ? waitingOf.values() : [waitingOf.get(accountOf(caller)) ?? []];
    let next: Waiting | undefined;
    for (const [first] of lines)
      if (first && mayBegin(first.caller) && (!next || isBefore(first, next))) next = first;
    next?.begin();
  };

  const waitForPlace = (caller: Caller): Promise<void> =>
    new Promise((resolve, reject) => {
      const account = accountOf(caller);
      const own = waitingOf.get(account) ?? [];
      const leave = () => {
        clearTimeout(timer);
        caller.signal?.removeEventListener("abort", giveUp);
        waiting -= 1;
        own.splice(own.indexOf(one), 1);
        if (own.length === 0) waitingOf.delete(account);
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
      // As if served just before the last: whoever is new comes after all who wait for longer, and before who has had a turn.
      for (const key of [caller.brand, account]) if (!lastTurn.has(key)) lastTurn.set(key, turn - 0.5);
      waiting += 1;
      own.push(one);
      waitingOf.set(account, own);
    });

  return {
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    async run(work, caller = nobody) {
      if (caller.signal?.aborted) throw new NoTurn();
      if (mayBegin(caller)) begin(caller);
      else if (!mayWait(caller)) throw new NoTurn();
      else await waitForPlace(caller);
      try {
        return await work();
      } finally {
        end(caller);
      }
    },
  };
}
