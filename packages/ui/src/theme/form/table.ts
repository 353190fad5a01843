import type { Composition } from "../decisions.ts";
import type { Theme } from "../tokens.ts";

export type Form = Theme["form"];

/** One table a decision: every choice says the same tokens, so that none is left over from another brand. */
export type Table<Name extends keyof Composition> = Record<NonNullable<Composition[Name]>, Partial<Form>>;
