import type { Account } from "./accounts.ts";
import { CheckContext } from "./check-context.ts";
import { levelOf } from "./checks/additions.ts";
import { checks } from "./checks/all-checks.ts";
import type { Check, CheckResult, Outcome } from "./finding.ts";
import { type Target, UnreachableServer } from "./http/browser.ts";
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

/** Checks the calls of a server (R7), its errors (R8), and the additions that its level promises. */
export async function checkServer(options: CheckOptions): Promise<ServerReport> {
  const { origin: api } = new URL(options.url);
  const target: Target = {
    api,
    page: options.page === undefined ? api : new URL(options.page).origin,
    now: options.now,
    fetch: options.fetch ?? localFetch,
    timeout: options.timeout ?? 30_000,
  };
  const context = new CheckContext(target, options.accounts ?? []);
  const results: CheckResult[] = [];
  let level = 0;
  try {
    level = await levelOf(context);
    for (const check of checks)
      if (typeof check.source === "string" || check.source <= level)
        results.push(await resultOf(check, context, options.write === true));
  } catch (error) {
    if (!(error instanceof UnreachableServer)) throw error;
    return { url: api, unreachable: error.message, level, results };
  }
  return { url: api, unreachable: null, level, results };
}

async function resultOf(check: Check, context: CheckContext, mayWrite: boolean): Promise<CheckResult> {
  const { source, title, writes, run } = check;
  const outcome: Outcome =
    writes && !mayWrite ? { state: "skipped", reason: "it changes something (--write)" } : await run(context);
  if (outcome.state === "skipped")
    return { source, title, state: "skipped", findings: [], reason: outcome.reason };
  const { findings } = outcome;
  const state = findings.some(({ kind }) => kind === "mismatch") ? "fails" : "passes";
  return { source, title, state, findings };
}
