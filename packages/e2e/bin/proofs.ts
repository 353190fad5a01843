#!/usr/bin/env node
// Tries the tests that hold the sentences about money and days: breaks each piece of code that makes one true, and wants
// its test to fail. Exit code 1 when one does not.
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Proof, proofsOf } from "@kaitori/brand/proofs";

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

const report = join(mkdtempSync(join(tmpdir(), "proofs-")), "report.json");

/** How many tests fail; a file that does not even load fails none. */
const failures = ({ test }: OfCode): Promise<number> => {
  const [file = "", words = ""] = test.split("#");
  const [, cwd = "", inPackage = ""] = /^(packages\/[^/]+)\/(.*)$/.exec(file) ?? [];
  const run = ["exec", "vitest", "run", inPackage, "-t", titleWith(words), "--testTimeout=120000"];
  rmSync(report, { force: true });
  return new Promise((resolve) => {
    execFile(
      "pnpm",
      [...run, "--reporter=json", `--outputFile.json=${report}`],
      { cwd: `${root}${cwd}` },
      () => resolve(existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).numFailedTests : 0),
    );
  });
};

/** What the file was before it was broken; put back however this ends. */
let whole: { path: string; text: string } | undefined;
const putBack = () => {
  if (whole) writeFileSync(whole.path, whole.text);
  whole = undefined;
};
process.on("exit", putBack);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

const unheld: OfCode[] = [];
for (const proof of asked) {
  const path = `${root}${proof.code.split("#")[0]}`;
  const text = readFileSync(path, "utf8");
  const [from, to] = proof.broken;
  whole = { path, text };
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const failed = await failures(proof);
  putBack();
  if (failed === 0) unheld.push(proof);
  say(`${failed === 0 ? "STILL PASSES" : "fails"}  ${proof.code}\n    ${proof.test}`);
}
say(
  `\n${asked.length - unheld.length} of ${asked.length} tests fail when the code beside their sentence is broken.`,
);
process.exit(unheld.length === 0 ? 0 : 1);
