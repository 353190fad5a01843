export function testClock() {
  let moment = new Date("2026-11-21T10:00:00+09:00");
  return {
    now: () => new Date(moment),
    set: (next: string | Date) => {
      moment = new Date(next);
    },
    advance: (milliseconds: number) => {
      moment = new Date(moment.getTime() + milliseconds);
    },
  };
}
