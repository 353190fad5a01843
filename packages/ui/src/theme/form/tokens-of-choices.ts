import type { Composition } from "../decisions.ts";

/**
 * The tokens of each choice of a decision. Every choice sets the same tokens, so that no token of the previous brand
 * remains when a page changes its brand.
 */
export type TokensOfChoices<Name extends keyof Composition, Token extends string = string> = Record<
  NonNullable<Composition[Name]>,
  Record<Token, string>
>;
