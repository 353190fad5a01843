/**
 * Moves the clock of a process or a page ahead. Self-contained, because a page gets it as text.
 * @param {number} milliseconds
 */
export function moveClock(milliseconds) {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [RealDate.now() + milliseconds] : given, newTarget),
    get: (target, key, receiver) =>
      key === "now" ? () => RealDate.now() + milliseconds : Reflect.get(target, key, receiver),
  });
}
