import type { CheckContext } from "./check-context.ts";

/** A difference from the specification: call, record and field. */
export interface Finding {
  /** A note does no harm: the site reads it or works without it. */
  readonly kind: "mismatch" | "note";
  /** `GET entries/` */
  readonly call: string;
  /** `Entry`, or a part of a response outside records: `csrftoken`, `HTTP`. */
  readonly record: string;
  /** `claims.0.amount`; empty if the whole value is wrong. */
  readonly field: string;
  readonly text: string;
}

/** Ends a check that cannot run; the report shows the reason. */
export class Skipped extends Error {}

/** The findings of a check, one by one or in lists. */
export type Findings = Finding | readonly (Finding | readonly Finding[])[];

export interface Check {
  /** R7 for calls, R8 for errors (docs/requirements.md), or the server level (1 or higher) that introduced the checked call. */
  readonly source: "R7" | "R8" | number;
  readonly title: string;
  /** The check changes data of the server; it runs only with `--write`. */
  readonly writes?: true;
  readonly run: (context: CheckContext) => Promise<Findings>;
}

export interface CheckResult extends Pick<Check, "source" | "title"> {
  readonly state: "passes" | "fails" | "skipped";
  readonly findings: readonly Finding[];
  /** Reason of a skipped check. */
  readonly reason?: string;
}
