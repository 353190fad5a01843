/**
 * Moves the clock of a process or a page ahead. It uses nothing outside itself, because a page gets its source text.
 * @param {number} milliseconds
 */
export function moveClock(milliseconds) {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + milliseconds] : args, newTarget),
    get: (target, key, receiver) =>
      key === "now" ? () => RealDate.now() + milliseconds : Reflect.get(target, key, receiver),
  });
}
