import { attempt } from "#parts/browser-store/attempt.ts";

/** Named fields of a form in session storage. If storage is full or blocked, nothing is stored. */
export function storedValues(form: string, fields: readonly string[]) {
  const key = `kept:${form}`;
  const pickNamed = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])));
  return {
    read: (): Readonly<Record<string, unknown>> =>
      pickNamed(attempt(() => recordOf(JSON.parse(sessionStorage.getItem(key) ?? "{}"))) ?? {}),
    write: (values: Readonly<Record<string, unknown>>): void =>
      void attempt(() => sessionStorage.setItem(key, JSON.stringify(pickNamed(values)))),
    forget: (): void => void attempt(() => sessionStorage.removeItem(key)),
  };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};
