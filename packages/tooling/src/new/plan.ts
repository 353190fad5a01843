/** Files that a generator writes, lines that it adds to files that are there, and what is left to do by hand. */
export interface Plan {
  readonly files: Readonly<Record<string, string>>;
  readonly additions: readonly Addition[];
  /** The paragraph of CONTRIBUTING.md that names every place. */
  readonly places?: string;
  readonly next: readonly string[];
  /** Nothing is written when this file has the name already. */
  readonly unless?: { readonly file: string; readonly name: string };
}

/** A text that is put behind another, wherever that stands in the file. */
export interface Addition {
  readonly file: string;
  readonly after: string;
  readonly text: string;
}

export interface Kind {
  readonly form: string;
  readonly example: string;
  readonly fits: (args: readonly string[]) => boolean;
  /** `folder`: the project that is written into. */
  readonly plan: (args: readonly string[], folder: string) => Plan;
}
