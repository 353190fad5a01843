import type { FieldErrors, FieldValues } from "react-hook-form";

export interface ShownError {
  readonly path: string;
  readonly message: string;
}

/** Every error of a form in the order of its fields, with the path of each. */
export function shownErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  prefix = "",
): ShownError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== "object" || error === null || key === "ref") return [];
    const path = prefix + key;
    if ("message" in error && typeof error.message === "string") return [{ path, message: error.message }];
    return shownErrors(error as FieldErrors, `${path}.`);
  });
}

/**
 * Without what is said of a row whose fields have findings of their own (R8.1): the form keeps one or the other, and
 * the summary has all of them.
 */
export const besideAField = <Found extends Pick<ShownError, "path">>(found: readonly Found[]): Found[] =>
  found.filter(({ path }) => !found.some((other) => other.path.startsWith(`${path}.`)));
