import { proofsOf } from "@kaitori/brand/proofs";
import type { TestResult } from "@kaitori/tooling/results";

/** Tests named as proofs of sentences about money and days, as `path#words of its title`. */
const testsOfSentences = () =>
  new Set(
    proofsOf({ copy: {} }).flatMap(({ proofs }) =>
      proofs.flatMap((proof) => ("test" in proof ? [proof.test] : [])),
    ),
  );

/** Named tests that did not pass; `$name` and `%i` in a name stand for values of a table. */
export const testsNotPassed = (
  results: readonly TestResult[],
  named: Iterable<string> = testsOfSentences(),
) =>
  [...named].filter((location) => {
    const [file = "", words = ""] = location.split("#");
    const title = new RegExp(
      words
        .split(/\$\w+|%[a-z]/)
        .map(RegExp.escape)
        .join(".*"),
    );
    const ofFile = results.filter((result) => result.file.endsWith(file) && title.test(result.title));
    return (
      !ofFile.some(({ outcome }) => outcome === "passed") ||
      ofFile.some(({ outcome }) => outcome === "failed")
    );
  });
