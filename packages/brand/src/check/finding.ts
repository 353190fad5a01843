import type { BilingualText, Language } from "../sentences/say.ts";
import type { DataFile, DataPath } from "../source/data-file.ts";
import type { BrandSource } from "./brand-source.ts";

/** One fault of a brand: where it stands, what it is, and how to mend it. */
export type Finding = {
  readonly brand: string;
  readonly rule: string;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly message: BilingualText;
  readonly mend: BilingualText;
  /** Advice can be left as it is; everything else is an error. */
  readonly level?: "advice";
  /** Subject of the finding: the key in the file, or a picture. */
  readonly key?: string;
  /** The replacement, if only one is possible: `from` stands once on the line. */
  readonly fix?: { readonly from: string; readonly to: string };
};

/** The finding as a rule returns it; the check adds the names of the brand and the rule. */
export type RuleFinding = Omit<Finding, "brand" | "rule">;

/** A rule looks at one brand, and at all of them where brands may get in each other's way. */
export type Rule = (
  brand: BrandSource,
  all: readonly BrandSource[],
) => readonly RuleFinding[] | Promise<readonly RuleFinding[]>;

/** The place of a value in a data file. */
export const placeOf = (file: DataFile, path: DataPath) => ({
  file: file.file,
  line: file.lineOf(path),
  key: path.join("."),
});

/** A finding in one language, as a person or a machine reads it. */
export type SpokenFinding = Omit<Finding, "message" | "mend"> & {
  readonly message: string;
  readonly mend: string;
};

export const inLanguage = (findings: readonly Finding[], language: Language): SpokenFinding[] =>
  findings.map((finding) => ({
    ...finding,
    message: finding.message[language],
    mend: finding.mend[language],
  }));
