import type { Readiness } from "@kaitori/wire";
import { isClosed } from "./is-closed.ts";

/**
 * Whether the list of what is missing stands beside a step. Once all papers are given only the invoices are left on it:
 * nobody needs that line who checks them, or who may not enter now.
 */
export const isListShown = (
  readiness: Pick<Readiness, "missing" | "blockers"> | null,
  isChecking: boolean,
): boolean => readiness !== null && (readiness.missing.length > 0 || !(isChecking || isClosed(readiness)));
