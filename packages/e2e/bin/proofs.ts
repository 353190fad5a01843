#!/usr/bin/env node
// Tries the tests that hold the sentences about money and days: breaks each piece of code that makes one true, and wants
// its test to fail. Exit code 1 when one does not.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Proof, proofsOf } from "@kaitori/brand/proofs";
import { createVitest, type Vitest } from "vitest/node";

const usage = `npx pnpm proofs [WORD…]

Breaks the code beside each sentence about money and days, one piece after the other, runs the test
that is named beside it, and puts the code back. A test that still passes does not hold its sentence.

  WORD…   only proofs with one of these in their code or test
`;

const args = process.argv.slice(2);
if (args.includes("--help")) {
  process.stdout.write(usage);
  process.exit();
}
const root = fileURLToPath(new URL("../../..", import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

type OfCode = Extract<Proof, { readonly code: string }>;
const every = new Map(
  proofsOf({ copy: {} })
    .flatMap(({ proofs }) => proofs.flatMap((proof): OfCode[] => ("code" in proof ? [proof] : [])))
    .map((proof) => [JSON.stringify(proof), proof]),
);
const asked = [...every.values()].filter(
  ({ code, test }) => args.length === 0 || args.some((word) => `${code} ${test}`.includes(word)),
);

/** Words of a title, of which a table fills in some: `$what`, `%i`. */
const titleWith = (words: string) =>
  words
    .split(/\$\w+|%\w/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join(".*");

/** Vitest at work in one package: modules that were not broken are not read anew. */
async function vitestIn(folder: string): Promise<Vitest> {
  const vitest = await createVitest("test", {
    root: folder,
    watch: false,
    // What one run has loaded is not met by the next.
    isolate: true,
    reporters: [],
    testTimeout: 120_000,
  });
  await vitest.standalone();
  return vitest;
}

/** How many tests fail while the code is broken; a file that does not even load fails none. */
async function failures(vitest: Vitest, { code, test }: OfCode): Promise<number> {
  const [file = "", words = ""] = test.split("#");
  vitest.setGlobalTestNamePattern(new RegExp(titleWith(words)));
  vitest.invalidateFile(`${root}${code.split("#")[0]}`);
  const { testModules } = await vitest.runTestSpecifications([
    vitest.getRootProject().createSpecification(`${root}${file}`),
  ]);
  // Vitest answers with every file that it has run so far.
  const own = testModules.find(({ moduleId }) => moduleId === `${root}${file}`);
  return [...(own?.children.allTests("failed") ?? [])].length;
}

/** What the file was before it was broken; put back however this ends. */
let whole: { path: string; text: string } | undefined;
const putBack = () => {
  if (whole) writeFileSync(whole.path, whole.text);
  whole = undefined;
};
process.on("exit", putBack);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

/** Why a test holds nothing; undefined where it does. */
async function fault(vitest: Vitest, proof: OfCode): Promise<string | undefined> {
  const path = `${root}${proof.code.split("#")[0]}`;
  const text = readFileSync(path, "utf8");
  const [from, to] = proof.broken;
  // Picked out by its title it runs without the tests before it.
  if ((await failures(vitest, proof)) > 0) return "FAILS BY ITSELF";
  whole = { path, text };
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const failed = await failures(vitest, proof);
  putBack();
  vitest.invalidateFile(path);
  return failed === 0 ? "STILL PASSES" : undefined;
}

const packageOf = ({ test }: OfCode) => test.split("/").slice(0, 2).join("/");
let held = 0;
for (const [folder, proofs] of Map.groupBy(asked, packageOf)) {
  const vitest = await vitestIn(`${root}${folder}`);
  for (const proof of proofs) {
    const found = await fault(vitest, proof);
    if (found === undefined) held += 1;
    say(`${found ?? "fails"}  ${proof.code}\n    ${proof.test}`);
  }
  await vitest.close();
}
say(`\n${held} of ${asked.length} tests pass, and fail when the code beside their sentence is broken.`);
process.exit(held === asked.length ? 0 : 1);
