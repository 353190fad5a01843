import { createInterface } from "node:readline/promises";

export type Question = {
  readonly flag: string;
  readonly question: string;
  readonly fallback: string;
};

/** Returns the flag's value, otherwise asks for it; without a terminal it returns the fallback. */
export async function ask(
  questions: readonly Question[],
  flags: { readonly [name: string]: string | boolean | undefined },
): Promise<{ [flag: string]: string }> {
  const isAsking = process.stdin.isTTY && !flags.yes;
  const terminal = isAsking ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const answers: { [flag: string]: string } = {};
  for (const { flag, question, fallback } of questions) {
    const fromFlag = flags[flag];
    const answer =
      typeof fromFlag === "string" ? fromFlag : await terminal?.question(`${question} (${fallback}) `);
    answers[flag] = answer?.trim() || fallback;
  }
  terminal?.close();
  return answers;
}
