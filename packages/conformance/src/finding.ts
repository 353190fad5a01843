import type { CheckContext } from "./check-context.ts";

/** A difference of a server: its place, and the words of the record and its field. */
export interface Finding {
  /** A note costs nothing: the site reads it, or does without. */
  readonly kind: "misfit" | "note";
  /** `GET entries/` */
  readonly call: string;
  /** `Entry`, or the part of an answer that is no record: `csrftoken`, `HTTP`. */
  readonly record: string;
  /** `claims.0.amount`; empty when the whole of it is something else. */
  readonly field: string;
  readonly says: string;
}

export type Outcome =
  | { readonly state: "asked"; readonly findings: readonly Finding[] }
  | { readonly state: "not asked"; readonly why: string };

export interface Check {
  /** §7 the calls, §8 the errors, or the level from which on a server has it. */
  readonly of: "§7" | "§8" | number;
  readonly title: string;
  /** Changes something on the server beyond the session of its own account: only with `--write`. */
  readonly writes?: true;
  readonly run: (context: CheckContext) => Promise<Outcome>;
}

export interface CheckResult extends Pick<Check, "of" | "title"> {
  readonly state: "fits" | "misfits" | "not asked";
  readonly findings: readonly Finding[];
  /** Why it was not asked. */
  readonly why?: string;
}

export const asked = (...findings: readonly (Finding | readonly Finding[])[]): Outcome => ({
  state: "asked",
  findings: findings.flat(),
});
export const notAsked = (why: string): Outcome => ({ state: "not asked", why });
