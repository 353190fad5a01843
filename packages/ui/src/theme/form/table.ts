import type { Composition } from "../decisions.ts";
import type { Theme } from "../tokens.ts";

export type Form = Theme["form"];

/** The choices of a decision. Each sets the same tokens, so that nothing of another brand remains. */
export type Table<Name extends keyof Composition> = Record<NonNullable<Composition[Name]>, Partial<Form>>;
