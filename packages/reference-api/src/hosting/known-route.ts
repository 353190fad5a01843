/** Whether the site has a route for a path; a `:name` stands for one segment, `*` and `$` for what follows. */
export function isKnownRoute(patterns: readonly string[], path: string): boolean {
  const segments = segmentsOf(path);
  return patterns.some((pattern) => matches(segmentsOf(pattern), segments));
}

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

function matches(
  [pattern, ...patterns]: readonly string[],
  [segment, ...segments]: readonly string[],
): boolean {
  if (pattern === undefined) return segment === undefined;
  if (pattern === "*" || pattern === "$") return true;
  if (segment === undefined) return false;
  return (pattern.startsWith(":") || pattern === segment) && matches(patterns, segments);
}
