import type { Account } from "./accounts.ts";
import { type CheckContext, createContext } from "./check-context.ts";
import { additionChecks, levelOf } from "./checks/additions.ts";
import { crossOriginChecks, refusals } from "./checks/refusals.ts";
import { guardedCalls, readingCalls, visitorCalls } from "./checks/specified-calls.ts";
import { writingCalls } from "./checks/writing-calls.ts";
import { type Check, type CheckResult, Skipped } from "./finding.ts";
import { UnreachableServer } from "./http/browser.ts";
import { localFetch } from "./http/local-fetch.ts";

export interface CheckOptions {
  /** Origin of the API, optionally with a path. */
  readonly url: string;
  /** Origin of the pages; that of the API by default. */
  readonly page?: string | undefined;
  /** Time of the check, from which dates of invoices count. */
  readonly now: Date;
  readonly accounts?: readonly Account[] | undefined;
  /** Creates, changes and cancels entries; use it with a test brand only. */
  readonly write?: boolean | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Timeout of a request in milliseconds. */
  readonly timeout?: number | undefined;
}

export interface ServerReport {
  readonly url: string;
  /** Reason why the checks ended early: the server did not respond. */
  readonly unreachable: string | null;
  /** Level of the server (B21): 0 has the calls of the specification only. Checks of higher levels are skipped. */
  readonly level: number;
  readonly results: readonly CheckResult[];
}

export const checks: readonly Check[] = [
  ...crossOriginChecks,
  ...readingCalls,
  ...guardedCalls,
  ...visitorCalls,
  ...refusals,
  ...additionChecks,
  ...writingCalls,
];

/** Checks the calls of a server (R7), its errors (R8), and the additions that its level promises. */
export async function checkServer({
  url,
  page = url,
  now,
  accounts = [],
  write = false,
  fetch = localFetch,
  timeout = 30_000,
}: CheckOptions): Promise<ServerReport> {
  const { origin: api } = new URL(url);
  const context = createContext({ api, page: new URL(page).origin, now, fetch, timeout }, accounts);
  const results: CheckResult[] = [];
  let level = 0;
  try {
    level = await levelOf(context);
    for (const check of checks)
      if (typeof check.source === "string" || check.source <= level)
        results.push(await resultOf(check, context, write));
  } catch (error) {
    if (!(error instanceof UnreachableServer)) throw error;
    return { url: api, unreachable: error.message, level, results };
  }
  return { url: api, unreachable: null, level, results };
}

async function resultOf(
  { source, title, writes, run }: Check,
  context: CheckContext,
  mayWrite: boolean,
): Promise<CheckResult> {
  try {
    if (writes && !mayWrite) throw new Skipped("it changes something (--write)");
    const findings = [await run(context)].flat(2);
    const state = findings.some(({ kind }) => kind === "mismatch") ? "fails" : "passes";
    return { source, title, state, findings };
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    return { source, title, state: "skipped", findings: [], reason: error.message };
  }
}
