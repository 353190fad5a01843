import { attempt } from "./attempt.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Values that a visitor gives before there is an account to keep them with. They outlive the tab, which the mailed link
 * leaves.
 */
export interface KeptInBrowser<Value> {
  read(): Value | undefined;
  keep(value: Value): void;
  forget(): void;
}

/** Full or forbidden storage keeps nothing: then it is asked again. `is` says whether what is read is what was kept. */
export function keptInBrowser<Value>(
  key: string,
  { days, is }: { days: number; is: (value: unknown) => value is Value },
): KeptInBrowser<Value> {
  return {
    read() {
      const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null"));
      if (typeof kept !== "object" || kept === null || !("at" in kept) || !("value" in kept))
        return undefined;
      const isFresh = typeof kept.at === "number" && Date.now() - kept.at < days * day;
      return isFresh && is(kept.value) ? kept.value : undefined;
    },
    keep: (value) => void attempt(() => localStorage.setItem(key, JSON.stringify({ at: Date.now(), value }))),
    forget: () => void attempt(() => localStorage.removeItem(key)),
  };
}
