import { isObject } from "../field-errors.ts";

/** Seconds to wait: the server says so in its body, whatever stands before it only in the header, as seconds or as a date. */
export function secondsToRetry(body: unknown, header: string | null, now: number): number | undefined {
  const inBody = isObject(body) ? body.retry_after : undefined;
  if (typeof inBody === "number") return inBody;
  if (header === null || header === "") return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return seconds >= 0 ? seconds : undefined;
}
