import type { DataFile, DataPath } from "../source/data-file.ts";
import { placeOf } from "./finding.ts";

/** All texts of data files with their places. */
export const textsIn = (...files: readonly (DataFile | undefined)[]) =>
  files
    .filter((file) => file !== undefined)
    .flatMap((file) =>
      textsOf(file.value, []).map(({ path, text }) => ({ path, text, place: placeOf(file, path) })),
    );

function textsOf(value: unknown, path: DataPath): { readonly path: DataPath; readonly text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
