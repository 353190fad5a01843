const hour = 3_600_000;

export interface DemoClock {
  now: () => Date;
  /** Something happens some hours later. */
  later(hours: number): void;
}

/** The clock of a demo account: it starts so many days ago and is moved on step by step. */
export function demoClock(now: Date, daysAgo: number): DemoClock {
  let moment = now.getTime() - daysAgo * 24 * hour;
  return {
    now: () => new Date(moment),
    later: (hours) => {
      moment += hours * hour;
    },
  };
}
