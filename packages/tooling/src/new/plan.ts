/** Files and lines that a generator writes, and steps that remain. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly additions: readonly Addition[];
  /** Beginning of the paragraph of CONTRIBUTING.md that lists every place. */
  readonly places?: string;
  readonly next: readonly string[];
  /** Nothing is written if this file contains the name already. */
  readonly unless?: { readonly file: string; readonly name: string };
}

/** A text to insert after another one. */
export interface Addition {
  readonly file: string;
  readonly after: string;
  readonly text: string;
}

export interface Kind {
  readonly form: string;
  readonly example: string;
  readonly accepts: (args: readonly string[]) => boolean;
  /** `folder`: the repository to change. */
  readonly plan: (args: readonly string[], folder: string) => Plan;
}
