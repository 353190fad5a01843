import type { DataFile, DataPath } from "../source/data-file.ts";

export type FoundText = { readonly path: DataPath; readonly text: string };

/** Every text in a data file, with the place where it stands. */
export const textsIn = (file: DataFile): FoundText[] => textsOf(file.value, []);

function textsOf(value: unknown, path: DataPath): FoundText[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
