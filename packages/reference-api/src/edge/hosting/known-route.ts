import * as v from "valibot";

export const RoutePattern = v.object({
  path: v.string(),
  /** Regular expressions by parameter; a parameter without one matches any segment. */
  params: v.optional(v.record(v.string(), v.string())),
  /** True for a page without third-party scripts. */
  tagFree: v.optional(v.boolean()),
});
export type RoutePattern = v.InferOutput<typeof RoutePattern>;

/** True if the site has a route for a path; `:name` matches one segment, `*` and `$` match the rest. */
export function isKnownRoute(routes: readonly RoutePattern[], path: string): boolean {
  const segments = segmentsOf(path);
  return routes.some(({ path: pattern, params = {} }) => matches(segmentsOf(pattern), segments, params));
}

export const isTagFree = (routes: readonly RoutePattern[], path: string): boolean =>
  isKnownRoute(
    routes.filter(({ tagFree }) => tagFree),
    path,
  );

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

function matches(
  [pattern, ...patterns]: readonly string[],
  [segment, ...segments]: readonly string[],
  params: Readonly<Record<string, string>>,
): boolean {
  if (pattern === undefined) return segment === undefined;
  if (pattern === "*" || pattern === "$") return true;
  if (segment === undefined) return false;
  const fits = pattern.startsWith(":")
    ? new RegExp(params[pattern.slice(1)] ?? "").test(segment)
    : pattern === segment;
  return fits && matches(patterns, segments, params);
}
