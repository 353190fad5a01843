import type { CalendarDate } from "@kaitori/domain";
import { tests } from "./tests.ts";

/** Why a sentence is true. */
export type Proof =
  /** A key of the brand's settings. */
  | { readonly setting: string }
  /** The test that fails when it is so no more: its file, and words of its title. */
  | { readonly test: `${string}.ts#${string}` }
  /** Another sentence says it, and is true. */
  | { readonly sentence: string }
  /** A law says it, whatever a program does: the article, and since when its version that was read is in force. */
  | { readonly law: string; readonly version: CalendarDate };

/** As it is written: a test by its name. */
export type WrittenProof = Exclude<Proof, { readonly test: string }> | keyof typeof tests;

/** The proofs of each sentence of a text, in its order. */
export type Proofs = Readonly<Record<string, readonly (readonly WrittenProof[])[]>>;

export const setting = (key: string) => ({ setting: key });
export const sentence = (key: string) => ({ sentence: key });
export const law = (name: string, version: CalendarDate) => ({ law: name, version });

/** A proof with the file of its test from the root of the repository. */
export function located(proof: WrittenProof): Proof {
  if (typeof proof !== "string") return proof;
  const [, name = "", rest = ""] = /^(\w+)\/(.*)$/.exec(tests[proof]) ?? [];
  return {
    test: `packages/${name === "server" ? "reference-api" : name}/src/${rest}` as `${string}.ts#${string}`,
  };
}
