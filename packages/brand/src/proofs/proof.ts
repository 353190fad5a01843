import type { CalendarDate } from "@kaitori/domain";
import { tests } from "./tests.ts";

/** The reason why a sentence is true. */
export type Proof =
  /** A setting of the brand, by its key, contains the figure. */
  | { readonly setting: string }
  /** A test fails as soon as the sentence is false: its file, and a part of its title. */
  | { readonly test: `${string}.ts#${string}` }
  /** Another sentence, by its key, states the same and has its own proofs. */
  | { readonly sentence: string }
  /** An article of a law states it; `version` is the day from which the cited version is in force. */
  | { readonly law: string; readonly version: CalendarDate };

/** A proof in the tables: a test by its name in `tests`. */
export type ProofReference = Exclude<Proof, { readonly test: string }> | keyof typeof tests;

/** By the key of a text: the proofs of each of its sentences, in the order of the sentences. */
export type Proofs = Readonly<Record<string, readonly (readonly ProofReference[])[]>>;

export const setting = (key: string) => ({ setting: key });
export const sentence = (key: string) => ({ sentence: key });
export const law = (name: string, version: CalendarDate) => ({ law: name, version });

/** Replaces the name of a test by its path from the root of the repository. */
export function locateTest(proof: ProofReference): Proof {
  if (typeof proof !== "string") return proof;
  const [, name = "", rest = ""] = /^(\w+)\/(.*)$/.exec(tests[proof]) ?? [];
  return {
    test: `packages/${name === "server" ? "reference-api" : name}/src/${rest}` as `${string}.ts#${string}`,
  };
}
