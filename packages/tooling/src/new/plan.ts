/** Files and lines that a generator writes, and steps that remain. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly additions: readonly Addition[];
  readonly next: readonly string[];
  /** Nothing is written if this file already contains the name. */
  readonly existing?: { readonly file: string; readonly name: string };
}

/** A text to insert after another text. */
export interface Addition {
  readonly file: string;
  readonly after: string;
  readonly text: string;
}

/** Writes one kind of code: a call, a field, a rule or a screen. */
export interface Generator {
  readonly syntax: string;
  readonly example: string;
  readonly accepts: (args: readonly string[]) => boolean;
  /** `folder`: the repository to change. */
  readonly plan: (args: readonly string[], folder: string) => Plan;
}

const wordsOf = (name: string) => name.split(/[-_/]+/).filter(Boolean);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const pascal = (name: string) => wordsOf(name).map(capital).join("");
export const camel = (name: string) => pascal(name).replace(/^./, (first) => first.toLowerCase());
export const kebab = (name: string) => wordsOf(name).join("-");
