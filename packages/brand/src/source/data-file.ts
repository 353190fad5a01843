import type { BilingualText } from "../sentences/say.ts";

/** Path of a value in a data file: `["limits", "bankCharge"]`. */
export type DataPath = readonly (string | number)[];

export type DataFault = {
  readonly line: number;
  readonly message: BilingualText;
  readonly howToFix: BilingualText;
};

/** A file of the shape `export default { … } satisfies Type;`, read but not run. */
export type DataFile = {
  /** Path as shown in findings. */
  readonly file: string;
  readonly value: unknown;
  readonly faults: readonly DataFault[];
  /** The line of the key at this path, or of its nearest existing parent. */
  readonly lineOf: (path: DataPath) => number;
};
