import type { BilingualText, Language } from "../sentences/say.ts";
import type { DataFile, DataPath } from "../source/data-file.ts";
import type { BrandSource } from "./brand-source.ts";

/** One fault of a brand: its place, a description, and how to correct it. */
export type Finding = {
  readonly brand: string;
  readonly rule: string;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly message: BilingualText;
  readonly howToFix: BilingualText;
  /** Advice need not be followed; every other finding is an error. */
  readonly level?: "advice";
  /** Key in the file, or name of the picture. */
  readonly key?: string;
  /**
   * The correction, if only one is possible: replaces `from`, which occurs once on the line, or removes a key of the copy,
   * which begins on the line, with its text.
   */
  readonly fix?: { readonly from: string; readonly to: string } | { readonly takeOut: string };
};

/** A finding without the names of brand and rule, which the check adds. */
export type RuleFinding = Omit<Finding, "brand" | "rule">;

export const finding = (
  at: Omit<RuleFinding, "message" | "howToFix">,
  message: BilingualText,
  howToFix: BilingualText,
): RuleFinding => ({ ...at, message, howToFix });

export const advice = (...parts: Parameters<typeof finding>): RuleFinding => ({
  ...finding(...parts),
  level: "advice",
});

/** A list of findings in one file, and how to add to it. */
export function findingsIn(file: DataFile) {
  const findings: RuleFinding[] = [];
  const add = (path: DataPath, message: BilingualText, howToFix: BilingualText, report = finding) => {
    findings.push(report(placeOf(file, path), message, howToFix));
  };
  return { findings, add };
}

/** A rule checks one brand; it gets all brands for values that must be unique, and the day for dates that are over. */
export type Rule = (
  brand: BrandSource,
  all: readonly BrandSource[],
  today: string | undefined,
) => readonly RuleFinding[] | Promise<readonly RuleFinding[]>;

/** The place of a value in a data file. */
export const placeOf = (file: DataFile, path: DataPath) => ({
  file: file.file,
  line: file.lineOf(path),
  key: path.join("."),
});

/** A finding in one language. */
export type TranslatedFinding = Omit<Finding, "message" | "howToFix"> & {
  readonly message: string;
  readonly howToFix: string;
};

export const translateFindings = (findings: readonly Finding[], language: Language): TranslatedFinding[] =>
  findings.map((finding) => ({
    ...finding,
    message: finding.message[language],
    howToFix: finding.howToFix[language],
  }));
