import { readFileSync } from "node:fs";
import {
  ClaimGroupStatus,
  ClaimStatus,
  EntryStatus,
  entryStepPaths,
  entrySteps,
  financialStatementTypes,
  IdentityConfirmation,
  identityDocumentTypes,
  sectors,
} from "@kaitori/domain";
import { expect, test } from "vitest";

const requirements = readFileSync(new URL("../../../docs/requirements.md", import.meta.url), "utf8");

/** The sentence of a row, without the rows that follow it in the line. */
const sentenceOf = (id: string) =>
  new RegExp(`(?<=\\b${id.replace(".", "\\.")} ).*?(?= [RD]\\d+\\.\\d+ |$)`, "m").exec(requirements)?.[0] ??
  "";

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const numbersIn = (text: string) => {
  const pairs = [...text.matchAll(/([a-z_]+) (\d)/g)].map(([, name = "", number]) => [name, number]);
  return Object.fromEntries(pairs.map(([name = "", number]) => [camelCase(name), Number(number)]));
};

test("R4.1 an entry and its group of claims have the statuses of the specification", () => {
  const { payment, ...entry } = numbersIn(sentenceOf("R4.1"));
  expect({ entry, group: { payment } }).toEqual({ entry: EntryStatus, group: ClaimGroupStatus });
});

test("R4.4 a claim has the statuses of the specification", () => {
  expect(numbersIn(sentenceOf("R4.4"))).toEqual(ClaimStatus);
});

test("R4.8 the identity has the statuses of the specification", () => {
  const [list = ""] = sentenceOf("R4.8").split(";");
  const pairs = [...list.matchAll(/(\d) ([a-z]+)/g)].map(([, number, name]) => [name, Number(number)]);
  const { nothing: notSubmitted, ...others } = Object.fromEntries(pairs);
  expect({ ...others, notSubmitted }).toEqual(IdentityConfirmation);
});

test("R3.5 the lists have as many entries as the specification says", () => {
  const counts = [...sentenceOf("R3.5").matchAll(/\((\d+)\)/g)].map(([, count]) => Number(count));
  expect(counts).toEqual(
    [sectors, identityDocumentTypes, financialStatementTypes].map(({ length }) => length),
  );
});

test("R2.15 the entry steps have the paths of the specification", () => {
  const sentence = sentenceOf("R2.15");
  const steps = [...sentence.matchAll(/\bsubmit\w+|\bcomplete\b/g)].map(([step]) => step);
  const paths = [...sentence.matchAll(/\/[\w/]*/g)].map(([path]) => path);
  expect({ steps, paths }).toEqual({ steps: entrySteps, paths: Object.values(entryStepPaths) });
});
