import { type BilingualText, fillSentence, type Language, type ValuesOf } from "../sentences/say.ts";
import type { SentenceName } from "../sentences/sentences.ts";
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

/** A finding without its place. */
export type Fault = Pick<RuleFinding, "message" | "howToFix" | "level" | "fix">;

/** A text, or the name of a sentence. */
type Sentence = SentenceName | BilingualText;
/** Two sentences, and the values for the placeholders of both. */
type Sentences<Message extends Sentence, HowToFix extends Sentence> = [
  message: Message,
  howToFix: HowToFix,
  ...ValuesOf<Extract<Message | HowToFix, SentenceName>>,
];

/** A fault by the names of its two sentences. */
export const faultOf = <Message extends Sentence, HowToFix extends Sentence>(
  ...[message, howToFix, values]: Sentences<Message, HowToFix>
): Fault => {
  const inWords = (sentence: Sentence) =>
    typeof sentence === "string" ? fillSentence(sentence, values) : sentence;
  return { message: inWords(message), howToFix: inWords(howToFix) };
};

export const finding = <Message extends Sentence, HowToFix extends Sentence>(
  at: Omit<RuleFinding, "message" | "howToFix">,
  ...sentences: Sentences<Message, HowToFix>
): RuleFinding => ({ ...at, ...faultOf<Message, HowToFix>(...sentences) });

export const advice = <Message extends Sentence, HowToFix extends Sentence>(
  at: Omit<RuleFinding, "message" | "howToFix">,
  ...sentences: Sentences<Message, HowToFix>
): RuleFinding => finding<Message, HowToFix>({ ...at, level: "advice" }, ...sentences);

/** A list of findings in one file, and how to add to it. */
export function findingsIn(file: DataFile) {
  const findings: RuleFinding[] = [];
  const addWith =
    (level: Pick<Finding, "level">) =>
    <Message extends Sentence, HowToFix extends Sentence>(
      path: DataPath,
      ...sentences: Sentences<Message, HowToFix>
    ) => {
      findings.push({ ...placeOf(file, path), ...faultOf<Message, HowToFix>(...sentences), ...level });
    };
  return { findings, add: addWith({}), advise: addWith({ level: "advice" }) };
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
