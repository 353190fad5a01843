import type { Issue } from "@kaitori/domain";
import { type FieldErrors, type FieldValues, get, type Resolver, set } from "react-hook-form";

/**
 * Runs the domain's rules for the form library; the first issue of a field is shown. When rows are added or removed,
 * the library validates the whole list: issues that were not shown before are left out until the next submission, so
 * that a new row does not start with errors.
 */
export function resolverOf<Values extends FieldValues>(
  validate: (values: Values) => readonly Issue[],
  textOf: (issue: Issue) => string,
  isShown: (path: string) => boolean,
): Resolver<Values> {
  return (values, _context, { names = [] }) => {
    const [field = ""] = names;
    const isListChange = names.length === 1 && Array.isArray(get(values, field));
    const isHidden = (path: string) =>
      isListChange && path.startsWith(`${field}.`) && path !== `${field}.root` && !isShown(path);
    const issues = validate(values).filter((issue) => !isHidden(pathOf(issue.path, values)));
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    // In the order of the rules, which the summary uses.
    for (const issue of issues) {
      const path = pathOf(issue.path, values);
      if (!get(errors, path)) set(errors, path, { type: issue.code, message: textOf(issue) });
    }
    return { values: {}, errors };
  };
}

/** The name for server errors that belong to no field. The library's own `root` error does not block submission. */
const nameWithoutField = "non_field_errors";

/** The library stores an error of a whole list at `root`. */
function pathOf(path: Issue["path"], values: FieldValues): string {
  if (path.length === 0) return nameWithoutField;
  const dottedPath = path.join(".");
  const value = path.reduce<unknown>(
    (node, key) => (node as Record<string | number, unknown> | undefined)?.[key],
    values,
  );
  return Array.isArray(value) ? `${dottedPath}.root` : dottedPath;
}
