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
