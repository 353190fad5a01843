import { isRecord } from "#parts/is-record.ts";
import { readTime } from "../clock/clock.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** In local storage, because a link in a mail opens another tab. If it is full or blocked, nothing is stored. */
export function browserStore<Value>(
  key: string,
  { days, isValid }: { days: number; isValid: (value: unknown) => value is Value },
) {
  return {
    read(): Value | undefined {
      const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null"));
      const { at, value } = isRecord(stored) ? stored : {};
      const isFresh = typeof at === "number" && readTime() - at < days * dayMs;
      return isFresh && isValid(value) ? value : undefined;
    },
    save: (value: Value): void =>
      void attempt(() => localStorage.setItem(key, JSON.stringify({ at: readTime(), value }))),
    forget: (): void => void attempt(() => localStorage.removeItem(key)),
  };
}

/** The result; undefined if the action throws, as with blocked storage or an unreadable value. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
