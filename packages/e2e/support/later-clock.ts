/** Loaded into a server before anything else: its clock goes ahead by HOURS_LATER, so that links and sessions run out. */
const ahead = Number(process.env.HOURS_LATER) * 3_600_000;
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + ahead] : given, newTarget),
  get: (target, key, receiver) =>
    key === "now" ? () => RealDate.now() + ahead : Reflect.get(target, key, receiver),
});
