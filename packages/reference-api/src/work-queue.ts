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

/** Work of one account; it is forgotten as soon as there is none. */
interface Account {
  readonly key: string;
  readonly brand: string;
  running: number;
  lastTurn: number;
  /** Functions that begin the waiting tasks, in the order of arrival. */
  readonly waiting: (() => void)[];
}

const callerWithoutAccount: Caller = { brand: "", account: "" };
export const accountKey = ({ brand, account }: Caller) => `${brand}\n${account}`;

/** Limits parallel work. A free slot goes to the brand, then the account, that was served longest ago. */
export function createWorkQueue({
  slots,
  slotsPerAccount = slots,
  queueLength,
  queuePerAccount = queueLength,
  timeout,
}: WorkQueueOptions) {
  let running = 0;
  let waiting = 0;
  let turn = 0;
  const accounts = new Map<string, Account>();
  const lastTurnOfBrand = new Map<string, number>();

  /** Sorts a new brand or account before the one just served and after all others. */
  const accountOf = (caller: Caller): Account => {
    const { brand } = caller;
    const key = accountKey(caller);
    const known = accounts.get(key);
    if (known) return known;
    const account = { key, brand, running: 0, lastTurn: turn - 0.5, waiting: [] };
    accounts.set(key, account);
    if (!lastTurnOfBrand.has(brand)) lastTurnOfBrand.set(brand, turn - 0.5);
    return account;
  };
  const turnOfBrand = ({ brand }: Account) => lastTurnOfBrand.get(brand) ?? 0;
  const isBefore = (one: Account, other: Account) =>
    (turnOfBrand(one) - turnOfBrand(other) || one.lastTurn - other.lastTurn) < 0;
  const mayBegin = (account: Account) => running < slots && account.running < slotsPerAccount;

  const takeSlot = (account: Account) => {
    turn += 1;
    lastTurnOfBrand.set(account.brand, turn);
    account.lastTurn = turn;
    account.running += 1;
    running += 1;
  };
  const freeSlot = (account: Account) => {
    account.running -= 1;
    running -= 1;
    let next: Account | undefined;
    for (const one of accounts.values())
      if (one.waiting.length > 0 && mayBegin(one) && (!next || isBefore(one, next))) next = one;
    next?.waiting[0]?.();
  };

  const waitForSlot = (account: Account, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leaveQueue = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", refuse);
        account.waiting.splice(account.waiting.indexOf(begin), 1);
        waiting -= 1;
      };
      const refuse = () => {
        leaveQueue();
        reject(new QueueRefusal());
      };
      const begin = () => {
        leaveQueue();
        takeSlot(account);
        resolve();
      };
      const timer = setTimeout(refuse, timeout);
      signal?.addEventListener("abort", refuse);
      account.waiting.push(begin);
      waiting += 1;
    });

  return {
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
    async run<Result>(work: () => Promise<Result>, caller = callerWithoutAccount): Promise<Result> {
      const account = accountOf(caller);
      try {
        const isFull = waiting >= queueLength || account.waiting.length >= queuePerAccount;
        if (caller.signal?.aborted) throw new QueueRefusal();
        if (mayBegin(account)) takeSlot(account);
        else if (isFull) throw new QueueRefusal();
        else await waitForSlot(account, caller.signal);
        try {
          return await work();
        } finally {
          freeSlot(account);
        }
      } finally {
        if (account.running === 0 && account.waiting.length === 0) accounts.delete(account.key);
      }
    },
  };
}
