import { data, type MiddlewareFunction } from "react-router";
import type { RouteRow } from "./route-row.ts";

/** A parameter of the wrong form, or a missing query key, is an address that does not exist (R2.12). */
export function checkAddress(row: Pick<RouteRow, "params" | "query">): MiddlewareFunction {
  return ({ params, request }) => {
    const badParam = Object.entries(row.params ?? {}).some(([name, form]) => !form.test(params[name] ?? ""));
    const search = new URL(request.url).searchParams;
    const lacksQuery = (row.query ?? []).some((name) => !search.get(name));
    if (badParam || lacksQuery) throw data(null, { status: 404 });
  };
}

export const digits = /^\d+$/;
