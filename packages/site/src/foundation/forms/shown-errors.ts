import type { FieldErrors, FieldValues } from "react-hook-form";

export interface ShownError {
  readonly path: string;
  readonly message: string;
  /** The rule's code; absent for server errors. */
  readonly code?: string | undefined;
}

export function shownErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  prefix = "",
): ShownError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== "object" || error === null || key === "ref") return [];
    const path = prefix + key;
    if ("message" in error && typeof error.message === "string")
      return [{ path, message: error.message, ...("type" in error && codeOf(error.type)) }];
    return shownErrors(error as FieldErrors, `${path}.`);
  });
}

const codeOf = (type: unknown) => (typeof type === "string" && type !== "server" ? { code: type } : {});

/** Sorts errors by the position of their fields on the page; an error without a rendered field keeps its index. */
export function inPageOrder<Item extends Pick<ShownError, "path">>(
  errors: readonly Item[],
  elementOf: (path: string) => Element | null,
): Item[] {
  const errorsWithElement = errors
    .map((error) => ({ shownError: error, element: elementOf(error.path) }))
    .filter((item): item is { shownError: Item; element: Element } => item.element !== null);
  const sorted = errorsWithElement.toSorted((first, second) =>
    first.element.compareDocumentPosition(second.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const renderedErrors = new Set(errorsWithElement.map(({ shownError: error }) => error));
  return errors.map((error) => (renderedErrors.has(error) ? (sorted.shift()?.shownError ?? error) : error));
}

/** Removes the error of a row whose fields have errors (R8.1), because the form can store only one of them. */
export const dropRowErrors = <Item extends Pick<ShownError, "path">>(errors: readonly Item[]): Item[] =>
  errors.filter(({ path }) => !errors.some((otherError) => otherError.path.startsWith(`${path}.`)));
