/** Nobody has come off the line in time, or it is too long to join. */
export class NoTurn extends Error {
  override name = "NoTurn";
}

export interface Turns {
  /** Does the work when it is its turn. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many are at work. */
  readonly atWork: number;
}

/** Work that is dear is done by so many at once; so many more wait their turn, in the order they came, and not for ever. */
export function turns({ atOnce, line, patience }: Record<"atOnce" | "line" | "patience", number>): Turns {
  const waiting: (() => void)[] = [];
  let atWork = 0;

  const turn = (): Promise<void> | undefined => {
    if (atWork < atOnce) return undefined;
    if (waiting.length >= line) throw new NoTurn();
    return new Promise((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(called), 1);
        reject(new NoTurn());
      }, patience);
      waiting.push(called);
    });
  };

  return {
    get atWork() {
      return atWork;
    },
    async take(work) {
      const waited = turn();
      // Who is called takes over the place of the one who has left: it was never free.
      if (waited) await waited;
      else atWork += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else atWork -= 1;
      }
    },
  };
}
