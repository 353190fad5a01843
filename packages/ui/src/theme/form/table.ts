import type { Composition } from "../decisions.ts";

/** The choices of a decision. Each sets the same tokens, so that nothing of another brand remains. */
export type Table<Name extends keyof Composition, Token extends string = string> = Record<
  NonNullable<Composition[Name]>,
  Record<Token, string>
>;
