import { isRecord } from "#parts/is-record.ts";
import { attempt } from "../browser-store/attempt.ts";

/** Named fields of a form in session storage. If storage is full or blocked, nothing is stored. */
export function storedValues(form: string, fields: readonly string[]) {
  const key = `kept:${form}`;
  const pickNamed = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])));
  return {
    read(): Readonly<Record<string, unknown>> {
      const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "{}"));
      return pickNamed(isRecord(stored) ? stored : {});
    },
    write: (values: Readonly<Record<string, unknown>>): void =>
      void attempt(() => sessionStorage.setItem(key, JSON.stringify(pickNamed(values)))),
    forget: (): void => void attempt(() => sessionStorage.removeItem(key)),
  };
}
