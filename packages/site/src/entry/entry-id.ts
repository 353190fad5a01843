import { data } from "react-router";
import type { LoadArgs } from "../routes/route-row.ts";

/** As far as the server's rows are numbered: a longer number is an address that does not exist. */
const largestId = 2_147_483_647;

/** The entry that an address speaks of; the row of the page has let only digits through (R2.11). */
export function entryIdOf(params: LoadArgs["params"]): number {
  const id = Number(params.entryId);
  if (!Number.isInteger(id) || id < 1 || id > largestId) throw data(null, { status: 404 });
  return id;
}
