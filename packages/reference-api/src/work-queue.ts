/** The queue is full, or the wait took too long. */
export class QueueRefusal extends Error {
  override name = "QueueRefusal";
}

/** Owner of the work; queues are fair between brands and accounts. */
export interface Caller {
  readonly brand: string;
  readonly account: string;
  /** Aborts the wait when the client disconnects. */
  readonly signal?: AbortSignal | undefined;
}

export interface WorkQueue {
  /** Runs the work when a slot is free. */
  run<Result>(work: () => Promise<Result>, caller?: Caller): Promise<Result>;
  readonly running: number;
  readonly waiting: number;
}

interface WorkQueueOptions {
  readonly slots: number;
  /** Maximum slots per account; all by default. */
  readonly slotsPerAccount?: number;
  readonly queueLength: number;
  /** Maximum waiting tasks per account; all by default. */
  readonly queuePerAccount?: number;
  /** Timeout of the wait in milliseconds. */
  readonly timeout: number;
}

interface Waiting {
  readonly caller: Caller;
  readonly begin: () => void;
}

/** Maximum brands and accounts in memory; then the map is cleared. */
const maximumCallers = 10_000;

const nobody: Caller = { brand: "", account: "" };
export const accountOf = ({ brand, account }: Caller) => `${brand}\n${account}`;

/** Limits parallel work. A free slot goes to the brand, then the account, that was served longest ago. */
export function createWorkQueue({
  slots: slotCount,
  slotsPerAccount = slotCount,
  queueLength,
  queuePerAccount = queueLength,
  timeout,
}: WorkQueueOptions): WorkQueue {
  let running = 0;
  const runningOf = new Map<string, number>();
  let waiting = 0;
  /** Waiting tasks of each account in the order of arrival. */
  const waitingOf = new Map<string, Waiting[]>();
  /** Number of the last turn of each brand and account, while the queue is in use. */
  const lastTurn = new Map<string, number>();
  let turn = 0;

  const mayBegin = (caller: Caller) =>
    running < slotCount && (runningOf.get(accountOf(caller)) ?? 0) < slotsPerAccount;
  const mayWait = (caller: Caller) =>
    waiting < queueLength && (waitingOf.get(accountOf(caller))?.length ?? 0) < queuePerAccount;
  const isBefore = ({ caller: one }: Waiting, { caller: other }: Waiting) => {
    const sinceBrand = (lastTurn.get(one.brand) ?? 0) - (lastTurn.get(other.brand) ?? 0);
    const since = (lastTurn.get(accountOf(one)) ?? 0) - (lastTurn.get(accountOf(other)) ?? 0);
    return (sinceBrand || since) < 0;
  };
  const begin = (caller: Caller) => {
    turn += 1;
    if (lastTurn.size > maximumCallers) lastTurn.clear();
    lastTurn.set(caller.brand, turn);
    lastTurn.set(accountOf(caller), turn);
    running += 1;
    runningOf.set(accountOf(caller), (runningOf.get(accountOf(caller)) ?? 0) + 1);
  };
  const end = (caller: Caller) => {
    const wasFull = running === slotCount;
    running -= 1;
    const rest = (runningOf.get(accountOf(caller)) ?? 1) - 1;
    if (rest === 0) runningOf.delete(accountOf(caller));
    else runningOf.set(accountOf(caller), rest);
    if (running === 0 && waiting === 0) lastTurn.clear();
    // If slots were free before, only tasks at their account's limit are waiting.
    const lines = wasFull ? waitingOf.values() : [waitingOf.get(accountOf(caller)) ?? []];
    let next: Waiting | undefined;
    for (const [first] of lines)
      if (first && mayBegin(first.caller) && (!next || isBefore(first, next))) next = first;
    next?.begin();
  };

  const waitForSlot = (caller: Caller): Promise<void> =>
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
        reject(new QueueRefusal());
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
      // A new account gets the turn number before the last: after accounts that wait longer, before accounts just
      // served.
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
      if (caller.signal?.aborted) throw new QueueRefusal();
      if (mayBegin(caller)) begin(caller);
      else if (!mayWait(caller)) throw new QueueRefusal();
      else await waitForSlot(caller);
      try {
        return await work();
      } finally {
        end(caller);
      }
    },
  };
}
