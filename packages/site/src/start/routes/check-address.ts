import { data, type MiddlewareFunction } from "react-router";
import type { RouteRow } from "./route-row.ts";

/** Answers 404 to an invalid path parameter or a missing query key (R2.11, R2.12). */
export function checkAddress(row: Pick<RouteRow, "params" | "query">): MiddlewareFunction {
  return ({ params, request }) => {
    const hasInvalidParam = Object.entries(row.params ?? {}).some(
      ([name, pattern]) => !pattern.test(params[name] ?? ""),
    );
    const search = new URL(request.url).searchParams;
    const lacksQuery = (row.query ?? []).some((name) => !search.get(name));
    if (hasInvalidParam || lacksQuery) throw data(null, { status: 404 });
  };
}

export const digits = /^\d+$/;
