export interface TestClock {
  now: () => Date;
  set(moment: string | Date): void;
  advance(milliseconds: number): void;
}

export function testClock(start = "2026-11-21T10:00:00+09:00"): TestClock {
  let moment = new Date(start);
  return {
    now: () => new Date(moment),
    set: (next) => {
      moment = new Date(next);
    },
    advance: (milliseconds) => {
      moment = new Date(moment.getTime() + milliseconds);
    },
  };
}
