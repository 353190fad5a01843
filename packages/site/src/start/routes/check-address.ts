import { data, type MiddlewareFunction } from "react-router";
import type { RouteRow } from "./route-row.ts";

export const entryIdPattern = /^\d+$/;

/** Answers 404 to an entry id with other characters than digits, or a missing query key (R2.11, R2.12). */
export function checkAddress({ query = [] }: Pick<RouteRow, "query">): MiddlewareFunction {
  return ({ params: { entryId = "0" }, request }) => {
    const search = new URL(request.url).searchParams;
    const lacksQuery = query.some((name) => !search.get(name));
    if (!entryIdPattern.test(entryId) || lacksQuery) throw data(null, { status: 404 });
  };
}
