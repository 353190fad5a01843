import { attempt } from "#parts/browser-store/attempt.ts";

/** Form values in session storage. If storage is full or blocked, nothing is stored. */
export interface StoredValues {
  read(): Readonly<Record<string, unknown>>;
  write(values: Readonly<Record<string, unknown>>): void;
  forget(): void;
}

/** Reads and writes only the named fields. */
export function storedValues(form: string, fields: readonly string[]): StoredValues {
  const key = `kept:${form}`;
  const pickNamed = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])));
  return {
    read: () => pickNamed(attempt(() => recordOf(JSON.parse(sessionStorage.getItem(key) ?? "{}"))) ?? {}),
    write: (values) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(pickNamed(values)))),
    forget: () => void attempt(() => sessionStorage.removeItem(key)),
  };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
