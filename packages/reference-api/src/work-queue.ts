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

interface WaitingTask {
  readonly caller: Caller;
  readonly begin: () => void;
}

/** Maximum brands and accounts in memory; then the map is cleared. */
const maximumCallers = 10_000;

const callerWithoutAccount: Caller = { brand: "", account: "" };
export const accountKey = ({ brand, account }: Caller) => `${brand}\n${account}`;

/** Limits parallel work. A free slot goes to the brand, then the account, that was served longest ago. */
export function createWorkQueue({
  slots: slotCount,
  slotsPerAccount = slotCount,
  queueLength,
  queuePerAccount = queueLength,
  timeout,
}: WorkQueueOptions): WorkQueue {
  let running = 0;
  const runningByAccount = new Map<string, number>();
  let waiting = 0;
  /** Waiting tasks of each account in the order of arrival. */
  const waitingByAccount = new Map<string, WaitingTask[]>();
  /** Number of the last turn of each brand and account, while the queue is in use. */
  const lastTurn = new Map<string, number>();
  let turn = 0;

  const mayBegin = (caller: Caller) =>
    running < slotCount && (runningByAccount.get(accountKey(caller)) ?? 0) < slotsPerAccount;
  const mayWait = (caller: Caller) =>
    waiting < queueLength && (waitingByAccount.get(accountKey(caller))?.length ?? 0) < queuePerAccount;
  const isBefore = ({ caller: one }: WaitingTask, { caller: other }: WaitingTask) => {
    const brandOrder = (lastTurn.get(one.brand) ?? 0) - (lastTurn.get(other.brand) ?? 0);
    const accountOrder = (lastTurn.get(accountKey(one)) ?? 0) - (lastTurn.get(accountKey(other)) ?? 0);
    return (brandOrder || accountOrder) < 0;
  };
  const begin = (caller: Caller) => {
    turn += 1;
    if (lastTurn.size > maximumCallers) lastTurn.clear();
    lastTurn.set(caller.brand, turn);
    lastTurn.set(accountKey(caller), turn);
    running += 1;
    runningByAccount.set(accountKey(caller), (runningByAccount.get(accountKey(caller)) ?? 0) + 1);
  };
  const end = (caller: Caller) => {
    const wasFull = running === slotCount;
    running -= 1;
    const runningOfAccount = (runningByAccount.get(accountKey(caller)) ?? 1) - 1;
    if (runningOfAccount === 0) runningByAccount.delete(accountKey(caller));
    else runningByAccount.set(accountKey(caller), runningOfAccount);
    if (running === 0 && waiting === 0) lastTurn.clear();
    // If slots were free before, only tasks at their account's limit are waiting.
    const waitingLists = wasFull
      ? waitingByAccount.values()
      : [waitingByAccount.get(accountKey(caller)) ?? []];
    let next: WaitingTask | undefined;
    for (const [first] of waitingLists)
      if (first && mayBegin(first.caller) && (!next || isBefore(first, next))) next = first;
    next?.begin();
  };

  const waitForSlot = (caller: Caller): Promise<void> =>
    new Promise((resolve, reject) => {
      const account = accountKey(caller);
      const accountTasks = waitingByAccount.get(account) ?? [];
      const removeTask = () => {
        clearTimeout(timer);
        caller.signal?.removeEventListener("abort", refuse);
        waiting -= 1;
        accountTasks.splice(accountTasks.indexOf(task), 1);
        if (accountTasks.length === 0) waitingByAccount.delete(account);
      };
      const refuse = () => {
        removeTask();
        reject(new QueueRefusal());
      };
      const task: WaitingTask = {
        caller,
        begin: () => {
          removeTask();
          begin(caller);
          resolve();
        },
      };
      const timer = setTimeout(refuse, timeout);
      caller.signal?.addEventListener("abort", refuse);
      // Sorts a new brand or account before the one just served and after all others.
      for (const key of [caller.brand, account]) if (!lastTurn.has(key)) lastTurn.set(key, turn - 0.5);
      waiting += 1;
      accountTasks.push(task);
      waitingByAccount.set(account, accountTasks);
    });

  return {
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    async run(work, caller = callerWithoutAccount) {
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
