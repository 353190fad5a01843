export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

export type Id = string | number;

export const idOf = (row: unknown): Id | undefined => {
  const id = fieldOf(row, "id");
  return typeof id === "string" || typeof id === "number" ? id : undefined;
};

export const idsOf = (rows: unknown): Id[] => rowsOf(rows).flatMap((row) => idOf(row) ?? []);

/** Shortens a value to fit a line of the report. */
export const shorten = (value: unknown): string => {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
