import { attempt } from "./attempt.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Values of a visitor in local storage, because the mailed link opens another tab. If storage is full or blocked,
 * nothing is stored.
 */
export function browserStore<Value>(
  key: string,
  { days, isValid }: { days: number; isValid: (value: unknown) => value is Value },
) {
  return {
    read(): Value | undefined {
      const storedValue: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null"));
      if (
        typeof storedValue !== "object" ||
        storedValue === null ||
        !("at" in storedValue) ||
        !("value" in storedValue)
      )
        return undefined;
      const isFresh = typeof storedValue.at === "number" && Date.now() - storedValue.at < days * dayMs;
      return isFresh && isValid(storedValue.value) ? storedValue.value : undefined;
    },
    save: (value: Value): void =>
      void attempt(() => localStorage.setItem(key, JSON.stringify({ at: Date.now(), value }))),
    forget: (): void => void attempt(() => localStorage.removeItem(key)),
  };
}
